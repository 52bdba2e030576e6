// The kinds of files that the import reads. formats.csv has a column for each: where it is documented, which headers tell it, and
// the headers of each field, of which the first filled one counts. `#` is a number, `…` any end.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

export const tableIn = (file: string) =>
  Papa.parse<string[]>(readFileSync(`scripts/import/${file}`, 'utf8').trim()).data;
const [[, ...names] = [], ...rows] = tableIn('formats.csv');
const fields = rows.slice(rows.findIndex(([row]) => row === 'name'));

/** What the import says. */
export const sentences = new Map(tableIn('sentences.csv').map(([key, text = '']) => [key, text]));

/** `A | B` */
const parts = (cell = '') => cell.split(' | ').filter(Boolean);

/** The headers of WooCommerce in its own language and in others. */
const translations = new Map(
  tableIn('woocommerce-headers.csv').map((row) => [row[0], row.flatMap(parts)]),
);

/** What shops call the category of products without one. */
export const uncategorized = new Set(translations.get('Uncategorized')?.map(folded));

const formats = names.map((name, index) => {
  const cells = new Map(rows.map(([row = '', ...each]) => [row, each[index] ?? '']));
  /** A fact about the format, or its headers of a field. */
  const cell = (row: string) => cells.get(row) ?? '';
  const isTranslated = name.startsWith('WooCommerce');
  const headersIn = (text = '') =>
    parts(text)
      .flatMap((each) => (isTranslated && translations.get(each)) || each)
      .map(folded);
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

/** What is not for sale: `for sale: visibility; or else hidden`. */
export const conditions = rows.flatMap(([row = '']) => {
  const [, field, reason] = row.match(/^for sale: (.+); or else (.+)$/) ?? [];
  return field && reason ? { row, field, reason } : [];
});

/** `Item number`, `item_number` and `itemNumber` are the same header. */
export function folded(header: string) {
  const text = header.normalize('NFC').toLowerCase().replaceAll('’', "'");
  return text.replaceAll(/^g:|[\s_-]/g, '');
}

/** Whether a folded header of a format is that of the column with this title. */
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
