// The kinds of files that the import reads. formats.csv has a column for each: where it is documented, which headers tell it, and
// the headers of each field, of which the first filled one counts. `#` is a number.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

const csv = readFileSync('scripts/import/formats.csv', 'utf8').trim();
const { data, meta } = Papa.parse<Record<string, string>>(csv, { header: true });
const [, ...names] = meta.fields ?? [];

/** `A | B` */
const alternatives = (cell: string) => cell.split(' | ').filter(Boolean).map(folded);

const formats = names.map((name, index) => {
  const cells = new Map(data.map((row) => [row[''] ?? '', row[name] ?? '']));
  const headers = [...cells].slice([...cells.keys()].indexOf('name'));
  /** A fact about the format, or its headers of a field. */
  const cell = (row: string) => cells.get(row) ?? '';
  return {
    name,
    isExport: index < names.length - 1,
    cell,
    /** Whether a fact about the format is an expression that this text matches. */
    test: (row: string, text: string) => new RegExp(cell(row), 'i').test(text),
    headers: new Map(headers.map(([field, own]) => [field, alternatives(own)])),
  };
});
export type Format = (typeof formats)[number];

/** `Item number`, `item_number` and `itemNumber` are the same header. */
export function folded(header: string) {
  return header.toLowerCase().replaceAll(/^g:|[\s_-]/g, '');
}

/** The owner's own columns, which an export can have too. */
export const spreadsheet = formats.at(-1) as Format;

/** The first format of which a file has all the headers that tell it. */
export function formatOf(titles: readonly string[]): Format {
  const found = titles.map(folded);
  const isThere = (cell: string) => alternatives(cell).some((header) => found.includes(header));
  const isOf = (format: Format) => format.cell('recognised by').split(' + ').every(isThere);
  return formats.find(isOf) ?? spreadsheet;
}
