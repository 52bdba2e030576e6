// A spreadsheet that was saved as CSV: its rows, and what its columns are about.
import Papa from 'papaparse';
import { z } from 'zod';
import { productSchema } from '../../src/catalogue/product.ts';
import { type Unit, unitNames } from '../../src/catalogue/units.ts';

/** What is wrong, and the row of the spreadsheet that it is about, if it is about one. */
export type Fault = { row?: number; text: string };

/** `number` is that of the row in the spreadsheet program, which counts from 1. */
export type Row = { number: number; cells: string[] };

/** `title` is empty in a column without a name, and one of `ownColumns` in a column that is no specification. */
export type Column = { title: string; specification?: SpecificationColumn };
type SpecificationColumn = { name: string; unit?: Unit; isOnCard?: true };

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
export function rowsOf(text: string): { rows: Row[]; faults: Fault[] } {
  // The first row decides what separates the cells. Texts in later rows may have commas.
  const [names = ''] = text.trimStart().split(/[\r\n]/, 1);
  const { delimiter } = Papa.parse(names, { delimitersToGuess: [',', ';', '\t'] }).meta;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const rows = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const broken = errors.filter(({ type }) => type === 'Quotes').map(({ row = 0 }) => row + 1);
  const faults = [...new Set(broken)].map((row) => ({
    row,
    text: 'a cell has a quotation mark that is not closed, or not doubled inside of others.',
  }));
  if (rows.length === 0) faults.push({ row: 1, text: 'the spreadsheet is empty.' });
  return { rows, faults };
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

/** `Item number`, `item_number` and `itemNumber` are the same column. */
const folded = (title: string) => title.toLowerCase().replaceAll(/[\s_-]/g, '');

/** A unit without letter case, spaces and points: `Nm`, `in`. */
const foldedUnit = (unit: string) => unit.toLowerCase().replaceAll(/[\s.·]/g, '');

/** The columns with these titles, the required ones that are missing, and what is wrong with the titles. */
export function columnsOf(titles: readonly string[]) {
  const faults: string[] = [];
  const columns = titles.map((title): Column => {
    const own = ownColumns.find((column) => folded(column) === folded(title));
    if (own || title === '') return { title: own ?? '' };
    if (/^view\d+$/.test(folded(title))) {
      faults.push(`the column "${title}" is not one of view 2 to view 9.`);
      return { title };
    }
    const specification = specificationIn(title);
    if (typeof specification !== 'string') return { title, specification };
    faults.push(`the column "${title}" ${specification}`);
    return { title };
  });
  const names = columns.map(({ title }) => folded(title));
  for (const [index, { title }] of columns.entries()) {
    if (title !== '' && names.indexOf(folded(title)) < index)
      faults.push(`the column "${title}" is there twice.`);
  }
  const missing = requiredColumns.filter((column) => !names.includes(folded(column)));
  if (missing.length > 0) {
    const found = titles.filter((title) => title !== '').join(', ');
    faults.push(
      `columns are missing, with these English names: ${missing.join(', ')}; found: ${found}.`,
    );
  }
  return { columns, missing, faults };
}

/** A specification has its unit in brackets, and an asterisk if it is on the card: `Weight [lb]*`. Or what is wrong. */
function specificationIn(title: string): SpecificationColumn | string {
  const [, name = '', before, inBrackets, after] =
    title.match(/^([^[*]*?)\s*(\*?)\s*(?:\[([^\]]*)\])?\s*(\*?)$/) ?? [];
  if (name === '') return 'is not like "Weight [lb]".';
  const isOnCard = before || after ? ({ isOnCard: true } as const) : {};
  if (inBrackets === undefined) return { name, ...isOnCard };
  const unit = unitNames.find((each) => foldedUnit(each) === foldedUnit(inBrackets));
  if (unit) return { name, unit, ...isOnCard };
  return `has the unknown unit "${inBrackets}", there are ${unitNames.join(', ')}.`;
}
