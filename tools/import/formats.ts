// The kinds of files that the import reads, each in a column of formats.csv. Of the headers of a field, the first filled one counts.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { plainColumns } from './plain-fields.ts';

export const tableOf = (text: string) => Papa.parse<string[]>(text.trim()).data;
export const tableIn = (file: string) => tableOf(readFileSync(`tools/import/${file}`, 'utf8'));
const [[, ...names] = [], ...rows] = tableIn('formats.csv');
// A plain field has its own name as the header, in the last format.
const plainRows = plainColumns.map((column) => [column, ...names.slice(1).map(() => ''), column]);
const fields = [...rows.slice(rows.findIndex(([row]) => row === 'name')), ...plainRows];

export const sentences = new Map(tableIn('sentences.csv').map(([key, text = '']) => [key, text]));

/** `A | B` */
const parts = (cell = '') => cell.split(' | ').filter(Boolean);

const woocommerce = tableIn('woocommerce-headers.csv');
const translations = new Map(woocommerce.map((row) => [row[0], row.flatMap(parts)]));

/** The names that shops give the category of products without one. */
export const uncategorized = new Set(translations.get('Uncategorized')?.map(folded));

const formats = names.map((name, index) => {
  const cells = new Map(
    [...rows, ...plainRows].map(([row = '', ...each]) => [row, each[index] ?? '']),
  );
  /** A fact about the format, or its headers of a field. */
  const cell = (row: string) => cells.get(row) ?? '';
  const translated = (header: string) =>
    (name.startsWith('WooCommerce') && translations.get(header)) || header;
  const headersIn = (text = '') => parts(text).flatMap(translated).map(folded);
  const used = new Set(fields.flatMap(([field = '']) => headersIn(cell(field))));
  const headers = fields.map(([field = '', ...each]) => {
    // An export can have the owner's columns too.
    const added = headersIn(each.at(-1)).filter((header) => !used.has(header));
    return [field, [...headersIn(cell(field)), ...added]] as const;
  });
  const recognisedBy = cell('recognised by').split(' + ').map(headersIn);
  /** Whether a fact about the format is an expression that this text matches. */
  const test = (row: string, text: string) => new RegExp(cell(row), 'i').test(text);
  return { name, isExport: name !== names.at(-1), cell, test, headers, recognisedBy };
});
export type Format = (typeof formats)[number];

/** The rows that are not for sale: `for sale: visibility; or else hidden`. */
export const conditions = rows.flatMap(([row = '']) => {
  const [, field, reason] = row.match(/^for sale: (.+); or else (.+)$/) ?? [];
  return field && reason ? { row, field, reason } : [];
});

/** `Item number`, `item_number` and `itemNumber` are the same header. */
export function folded(header: string) {
  const text = header.normalize('NFC').toLowerCase().replaceAll('’', "'");
  return text.replaceAll(/^g:|[\s_-]/g, '');
}

/** Whether a folded header is that of the column with this title. `#` is a number, `…` any end. */
export function isHeaderOf(title: string) {
  const own = folded(title);
  const same = [own, own.replace(/\d+/, '#')];
  return (header: string) =>
    same.includes(header) || (header.endsWith('…') && own.startsWith(header.slice(0, -1)));
}

/** The first format of which a file has all the headers that tell it, or else the last one, the owner's spreadsheet. */
export function formatOf(titles: readonly string[]): Format {
  const tests = titles.filter(Boolean).map(isHeaderOf);
  const isThere = (headers: string[]) => headers.some((each) => tests.some((test) => test(each)));
  return formats.find((each) => each.recognisedBy.every(isThere)) ?? (formats.at(-1) as Format);
}
