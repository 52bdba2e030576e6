// A file of products: its rows, whatever kind of file it is, and what its columns are about.
import { XMLParser } from 'fast-xml-parser';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { z } from 'zod';
import { productSchema } from '../../src/catalogue/product.ts';
import { type Unit, unitNames } from '../../src/catalogue/units.ts';
import { type Format, folded } from './formats.ts';

/** What is wrong, and which row and column it is about. `header` is what an export calls the column. */
export type Fault = { row?: number; column?: string; header?: string | undefined; text: string };

/** `number` is that of the row in the spreadsheet program, which counts from 1. */
export type Row = { number: number; cells: string[] };

/** A column can have a field of a product, or a specification; other columns are left out. */
export type Column = { title: string; specification?: SpecificationColumn };
type SpecificationColumn = { name: string; unit?: Unit; isOnCard?: true };

/** The rows of a CSV file, a workbook of Excel, or an XML feed. */
export async function rowsIn(bytes: Buffer): Promise<ReturnType<typeof rowsOf>> {
  // Workbooks are ZIP archives.
  const isZip = [0x50, 0x4b, 3, 4].every((byte, index) => bytes[index] === byte);
  if (!isZip) {
    const text = textOf(bytes);
    return text.trimStart().startsWith('<') ? rowsOfFeed(text) : rowsOf(text);
  }
  try {
    const sheet = await readSheet(bytes);
    const textIn = (cell: unknown) =>
      cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');
    return numbered(sheet.map((cells) => cells.map(textIn)));
  } catch {
    const text = 'the file is no workbook of Excel (.xlsx): save it as CSV.';
    return { rows: [], faults: [{ row: 1, text }] };
  }
}

/** The text of a file: UTF-16 if it starts like that, UTF-8 if it is valid, otherwise Excel's Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** Characters 128 to 159, of which five do not exist. */
const punctuation = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What TextDecoder should do, which in Node.js 20 leaves characters 128 to 159 as they are. */
const windows1252 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => punctuation[byte - 128] ?? String.fromCharCode(byte)).join('');

/** The rows that are not blank; the first has the names of the columns. */
export function rowsOf(text: string) {
  // The first row decides what separates the cells. Texts in later rows may have commas.
  const [names = ''] = text.trimStart().split(/[\r\n]/, 1);
  const { delimiter } = Papa.parse(names, { delimitersToGuess: [',', ';', '\t'] }).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const broken = errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1);
  return numbered(data, [...new Set(broken)]);
}

function numbered(data: readonly string[][], broken: readonly number[] = []) {
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const faults: Fault[] = broken.map((row) => ({
    row,
    text: 'a cell has a quotation mark that is not closed, or not doubled inside of others.',
  }));
  if (rows.length === 0) faults.push({ row: 1, text: 'the spreadsheet is empty.' });
  return { rows, faults };
}

/** The `<item>` of RSS, the `<entry>` of Atom. An element that is there several times is a list with commas. */
function rowsOfFeed(text: string) {
  const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });
  const { rss, feed } = parser.parse(text);
  const items: Record<string, unknown>[] = [rss?.channel?.item ?? feed?.entry ?? []].flat();
  const titles = [...new Set(items.flatMap(Object.keys))];
  const textIn = (value: unknown) =>
    [value ?? '']
      .flat()
      .filter((each) => typeof each === 'string')
      .join(', ');
  return numbered([titles, ...items.map((each) => titles.map((title) => textIn(each[title])))]);
}

/** The fields of a product. Those named here have more than one column, or none of the same name. */
export const { shape } = productSchema.unwrap();
const otherFields = ['views', 'specifications', 'battery'];

/** `itemNumber` has the column `item number`. */
export const columnOf = (field: string) =>
  field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const viewColumns = [2, 3, 4, 5, 6, 7, 8, 9].map((view) => `view ${view}`);

const ownColumns = [
  ...Object.keys(shape).filter((field) => !otherFields.includes(field)),
  ...[...viewColumns, 'battery system', 'batteries in the box', 'battery only'],
].map(columnOf);

export const isOptional = (schema: z.core.$ZodType) => schema instanceof z.ZodExactOptional;

/** The fields that every product has, except those that others replace. */
export const requiredColumns = Object.entries(shape)
  .filter(([, schema]) => !isOptional(schema))
  .map(([field]) => columnOf(field))
  .filter((column) => column !== 'id' && column !== 'image alt');

/** What an owner does not publish by mistake, in the languages of the larger shops. Short words only stand alone. */
const privateWords =
  /cost|cogs|wholesale|margin|marge|mark.?up|profit|supplier|vendor|distribut|dealer|resell|purchas|buying|landed|tax|stock|inventory|on.?hand|warehouse|quantity|download|einkauf|einstand|ek.?preis|h(ä|ae)ndler|lieferant|steuer|lager|bestand|gro(ß|ss)handel|co[uû]t|achat|fournisseur|grossiste|t[eé]l[eé]charg|compra|proveedor|impuesto|descarga|acquisto|fornitore|imposta|inkoop|voorraad|leverancier|belasting|(?<![a-z])(qty|ek|hek|vat|mwst|tva|iva|btw|net(to)? ?price)(?![a-z])/i;

const isPrivate = (title: string) => privateWords.test(title.replaceAll(/[_-]/g, ' '));

/** A unit without letter case, spaces and points: `Nm`, `in`. */
const foldedUnit = (unit: string) => unit.toLowerCase().replaceAll(/[\s.·]/g, '');

/**
 * What the columns with these titles are about: the indexes of each field's columns, the specifications, and the titles of those
 * that are left out. `named` are the titles that the owner wants as specifications.
 */
export function columnsOf(
  titles: readonly string[],
  format: Format,
  named: readonly string[] = [],
) {
  const faults: string[] = [];
  const { fields, used } = fieldsOf(titles, format);
  const found = new Set<string>();
  const columns = titles.map((title, index): Column => {
    const isNamed = named.some((name) => isOneName(name, title) && found.add(name));
    const hasUnit = /[[\]]|^\*$/.test(title) && !isPrivate(title);
    if (title === '' || !(isNamed || (hasUnit && !used.has(index)))) return { title };
    const specification = specificationIn(title);
    if (typeof specification !== 'string') return { title, specification };
    // An export has brackets for other things too.
    if (isNamed || !format.isExport) faults.push(`the column "${title}" ${specification}`);
    return { title };
  });
  const isLeftOut = ({ title, specification }: Column, index: number) =>
    title !== '' && !specification && !used.has(index);
  const leftOut = columns.filter(isLeftOut).map(({ title }) => title);
  const headers = titles.map(folded);
  for (const [index, title] of format.isExport ? [] : titles.entries()) {
    if (/^view\d+$/.test(headers[index] ?? '') && !used.has(index))
      faults.push(`the column "${title}" is not one of view 2 to view 9.`);
    if (title !== '' && headers.indexOf(headers[index] ?? '') < index)
      faults.push(
        `the column "${ownColumns.find((own) => folded(own) === headers[index]) ?? title}" is there twice.`,
      );
  }
  const present = titles.filter((title) => title !== '').join(', ');
  const missing = requiredColumns
    .filter((column) => !fields.has(column) && !(column === 'item number' && format.isExport))
    .map((column) => format.cell(column) || column);
  const english = format.isExport ? '' : ', with these English names';
  if (missing.length > 0)
    faults.push(`columns are missing${english}: ${missing.join(', ')}; found: ${present}.`);
  const unknown = named.filter((name) => !found.has(name)).join(', ');
  if (unknown) faults.push(`--specifications "${unknown}" is no column; found: ${present}.`);
  return { columns, fields, leftOut, faults };
}

/** The indexes of the columns of each field: those that the format names, then those of docs/spreadsheet.md. */
function fieldsOf(titles: readonly string[], { headers }: Format) {
  const indexes = new Map<string, number[]>();
  for (const [index, title] of titles.entries())
    for (const header of new Set([folded(title), folded(title).replace(/\d+/, '#')]))
      indexes.set(header, [...(indexes.get(header) ?? []), index]);
  const ofFormat = [...headers].map(
    ([field, own]) => [field, own.flatMap((each) => indexes.get(each) ?? [])] as const,
  );
  const used = new Set(ofFormat.flatMap(([, own]) => own));
  const own = ownColumns.map(
    (column) =>
      [column, (indexes.get(folded(column)) ?? []).filter((index) => !used.has(index))] as const,
  );
  const fields = new Map([...own, ...ofFormat].filter(([, some]) => some.length > 0));
  return { fields, used: new Set([...fields.values()].flat()) };
}

/** `Weight` names the column `Weight [lb]`. What is private has to be named in full. */
function isOneName(name: string, title: string): boolean {
  if (folded(name) === folded(title)) return true;
  const short = title.replaceAll(/\[.*?\]|\(.*?\)|\*/g, '');
  return folded(name) === folded(short) && !isPrivate(title);
}

/** A specification has its unit in brackets, and an asterisk if it is on the card: `Weight [lb]*`. Or what is wrong. */
function specificationIn(title: string): SpecificationColumn | string {
  const [, name = '', before, inBrackets = '', after] =
    title.match(/^([^[*]*?)\s*(\*?)\s*(?:\[([^\]]*)\])?\s*(\*?)$/) ?? [];
  if (name === '') return 'is not like "Weight [lb]".';
  const isOnCard = before || after ? ({ isOnCard: true } as const) : {};
  if (inBrackets.trim() === '') return { name, ...isOnCard };
  const unit = unitNames.find((each) => foldedUnit(each) === foldedUnit(inBrackets));
  if (unit) return { name, unit, ...isOnCard };
  return `has the unknown unit "${inBrackets}", there are ${unitNames.join(', ')}.`;
}
