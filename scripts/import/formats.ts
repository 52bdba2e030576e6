// The kinds of files that the import reads. formats.csv has a column for each: where it is documented, which headers tell it, and
// the headers of each field, of which the first filled one counts. `#` is a number. The last one is the owner's own spreadsheet.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

export type Format = {
  name: string;
  isExport: boolean;
  /** A fact about the format, or its headers of a field. */
  cell: (row: string) => string;
  headers: ReadonlyMap<string, readonly string[]>;
};

const { data } = Papa.parse<string[]>(readFileSync('scripts/import/formats.csv', 'utf8').trim());
const [[, ...names] = [], ...rows] = data;

/** `A | B` */
const alternatives = (cell: string) => cell.split(' | ').filter((header) => header !== '');

const formats = names.map((name, index): Format => {
  const cells = new Map(rows.map(([row = '', ...others]) => [row, others[index] ?? '']));
  const headers = [...cells].slice([...cells.keys()].indexOf('name'));
  return {
    name,
    isExport: index < names.length - 1,
    cell: (row) => cells.get(row) ?? '',
    headers: new Map(headers.map(([field, cell]) => [field, alternatives(cell).map(folded)])),
  };
});

/** `Item number`, `item_number` and `itemNumber` are the same header. */
export function folded(header: string) {
  return header
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s_-]/g, '');
}

/** The first format of which a file has all the headers that tell it. */
export function formatOf(titles: readonly string[]): Format {
  const found = new Set(titles.map(folded));
  const isThere = (cell: string) => alternatives(cell).some((header) => found.has(folded(header)));
  const isOf = (format: Format) => format.cell('recognised by').split(' + ').every(isThere);
  return formats.find((format) => !format.isExport || isOf(format)) as Format;
}
