// The kinds of files that the import reads. formats.csv has a column for each: where it is documented, which headers tell it, and
// the headers of each field, of which the first filled one counts. `#` is a number.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

const csv = readFileSync('scripts/import/formats.csv', 'utf8').trim();
const [[, ...names] = [], ...rows] = Papa.parse<string[]>(csv).data;
const fields = rows.slice(rows.findIndex(([row]) => row === 'name'));

/** `A | B` */
const alternatives = (cell = '') => cell.split(' | ').filter(Boolean).map(folded);

const formats = names.map((name, index) => {
  const cells = new Map(rows.map(([row = '', ...each]) => [row, each[index] ?? '']));
  /** A fact about the format, or its headers of a field. */
  const cell = (row: string) => cells.get(row) ?? '';
  const used = new Set(fields.flatMap(([field = '']) => alternatives(cell(field))));
  const headers = fields.map(([field = '', ...each]) => {
    // An export can have the owner's columns too.
    const added = alternatives(each.at(-1)).filter((header) => !used.has(header));
    return [field, [...alternatives(cell(field)), ...added]] as const;
  });
  /** Whether a fact about the format is an expression that this text matches. */
  const test = (row: string, text: string) => new RegExp(cell(row), 'i').test(text);
  return { name, isExport: name !== names.at(-1), cell, test, headers };
});
export type Format = (typeof formats)[number];

/** What is not for sale: `for sale: visibility; or else hidden`. */
export const conditions = rows.flatMap(([row = '']) => {
  const [, field, reason] = row.match(/^for sale: (.+); or else (.+)$/) ?? [];
  return field && reason ? { row, field, reason } : [];
});

/** `Item number`, `item_number` and `itemNumber` are the same header. */
export function folded(header: string) {
  return header.toLowerCase().replaceAll(/^g:|[\s_-]/g, '');
}

/** The first format of which a file has all the headers that tell it, or else the last one, the owner's spreadsheet. */
export function formatOf(titles: readonly string[]): Format {
  const found = titles.map(folded);
  const isThere = (cell: string) => alternatives(cell).some((header) => found.includes(header));
  const isOf = ({ cell }: Format) => cell('recognised by').split(' + ').every(isThere);
  return formats.find(isOf) ?? (formats.at(-1) as Format);
}
