// A file of products: its rows, whatever kind of file it is, and what its columns are about.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import iconv from 'iconv-lite';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { unitNames } from '../../src/catalogue/units.ts';
import { type Format, folded } from './formats.ts';

/** What is wrong, and which row and column it is about. `header` is what an export calls the column. */
export type Fault = { row?: number; column?: string; header?: string | undefined; text: string };

/** `number` is that of the row in the spreadsheet program, which counts from 1. */
export type Row = { number: number; cells: string[] };

/** The rows of a CSV file, a workbook of Excel, or an XML feed. */
export async function rowsIn(bytes: Buffer): Promise<ReturnType<typeof rowsOf>> {
  // Workbooks are ZIP archives.
  if (bytes.toString('latin1', 0, 4) === 'PK\x03\x04') {
    const notRead = 'the file is no workbook of Excel (.xlsx): save it as CSV.';
    return readSheet(bytes).then(
      (sheet) => rowsOf(Papa.unparse(sheet)),
      () => ({ rows: [], faults: [{ row: 1, text: notRead }] }),
    );
  }
  const text = textOf(bytes);
  return rowsOf(text.trimStart().startsWith('<') ? feedAsCsv(text) : text);
}

/** The text of a file: UTF-16 if it starts like that, UTF-8 if it is valid, otherwise Excel's Windows-1252. */
export function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return iconv.decode(bytes, 'utf-16le');
  return iconv.decode(bytes, isUtf8(bytes) ? 'utf-8' : 'windows-1252');
}

/** The `<item>` of RSS, the `<entry>` of Atom. An element that is there several times is a list with commas. */
function feedAsCsv(text: string): string {
  const { rss, feed } = new XMLParser({ removeNSPrefix: true, parseTagValue: false }).parse(text);
  const items: Record<string, unknown>[] = [rss?.channel?.item ?? feed?.entry ?? []].flat();
  const textIn = (element: unknown) => [element].flat().filter((each) => typeof each === 'string');
  const fields = [...new Set(items.flatMap(Object.keys))];
  return Papa.unparse({
    fields,
    data: items.map((each) => fields.map((field) => textIn(each[field]))),
  });
}

/** The rows that are not blank; the first has the names of the columns. */
export function rowsOf(text: string): { rows: Row[]; faults: Fault[] } {
  // The first row decides what separates the cells. Texts in later rows may have commas.
  const [names = ''] = text.trimStart().split(/[\r\n]/, 1);
  const { delimiter } = Papa.parse(names, { delimitersToGuess: [',', ';', '\t'] }).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  // Workbooks have a time of day in every date.
  const trimmed = (cell: string) => cell.trim().replace(/T00:00:00\.000Z$/, '');
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(trimmed) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const broken = errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1);
  const notClosed =
    'a cell has a quotation mark that is not closed, or not doubled inside of others.';
  return { rows, faults: [...new Set(broken)].map((row) => ({ row, text: notClosed })) };
}

/** In each file, unless others replace them. */
export const requiredColumns = ['name', 'price', 'category', 'description', 'item number'];

/** What an owner does not publish by mistake, in the languages of the larger shops. An editor may have saved it with CRLF. */
export const privateWordsIn = (text: string) =>
  new RegExp(text.trim().split(/\r?\n/).join('|'), 'i');
const privateWords = privateWordsIn(readFileSync('scripts/import/private-words.txt', 'utf8'));

export const isPrivate = (title: string) => privateWords.test(title.replaceAll(/[_-]/g, ' '));

/** A unit without letter case, spaces and points: `Nm`, `in`. */
const foldedUnit = (unit: string) => unit.toLowerCase().replaceAll(/[\s.·]/g, '');

/**
 * What the columns with these titles are about: the indexes of the columns of each field and specification, and the titles of
 * those that are left out. `named` are the titles that the owner wants as specifications.
 */
export function columnsOf(titles: readonly string[], format: Format, named: string[] = []) {
  const faults: string[] = [];
  const fields = fieldsOf(titles, format);
  for (const [field, { length }] of fields)
    if (length > 1 && !format.isExport) faults.push(`the column "${field}" is there twice.`);
  // A specification has its unit in brackets, and an asterisk if it is on the card: `Weight [lb]*`.
  const specifications = titles.flatMap((title, index) => {
    const isNamed = named.some((name) => isOneName(name, title));
    const isOpen = title.includes('[') && !isPrivate(title);
    const [, name, inBrackets = ''] =
      title.match(/^([^[*]+?)\s*\*?\s*(?:\[([^\]]*)\])?\s*\*?$/) ?? [];
    if (!name || !(isNamed || isOpen)) return [];
    const unit = unitNames.find((each) => foldedUnit(each) === foldedUnit(inBrackets));
    if (unit || inBrackets.trim() === '')
      return { title, index, name, unit, isOnCard: title.includes('*') };
    const problem = `has the unknown unit "${inBrackets}", there are ${unitNames.join(', ')}.`;
    // An export has brackets for other things too.
    if (isNamed || !format.isExport) faults.push(`the column "${title}" ${problem}`);
    return [];
  });
  for (const { title, index } of specifications) if (!fields.has(title)) fields.set(title, [index]);
  const used = new Set([...fields.values()].flat());
  const leftOut = titles.filter((title, index) => title !== '' && !used.has(index));
  const present = titles.filter((title) => title !== '').join(', ');
  const missing = requiredColumns
    .filter((column) => !fields.has(column) && !(column === 'item number' && format.isExport))
    .map((column) => format.cell(column) || column);
  const english = format.isExport ? '' : ', with these English names';
  if (missing.length > 0)
    faults.push(`columns are missing${english}: ${missing.join(', ')}; found: ${present}.`);
  const unknown = named.filter((name) => !titles.some((title) => isOneName(name, title)));
  if (unknown.length > 0)
    faults.push(`--specifications "${unknown.join(', ')}" is no column; found: ${present}.`);
  return { fields, specifications, leftOut, faults };
}

/** The indexes of the columns of each field. */
function fieldsOf(titles: readonly string[], { headers }: Format) {
  const indexesOf = (header: string) =>
    titles.flatMap((title, index) =>
      [folded(title), folded(title).replace(/\d+/, '#')].includes(header) ? index : [],
    );
  const all = headers.map(([field, own]) => [field, own.flatMap(indexesOf)] as const);
  return new Map(all.filter(([, indexes]) => indexes.length > 0));
}

/** `Weight` names the column `Weight [lb]`. What is private has to be named in full. */
function isOneName(name: string, title: string): boolean {
  if (folded(name) === folded(title)) return true;
  const short = title.replaceAll(/\[.*?\]|\(.*?\)|\*/g, '');
  return folded(name) === folded(short) && !isPrivate(title);
}
