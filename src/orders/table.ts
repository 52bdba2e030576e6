// The rows of a table below a row with the heads of its columns.
import type { ItemNumbers } from '../catalogue/item-numbers.ts';
import { store } from '../store.ts';
import { fold } from '../text/fold.ts';
import { type Reading, readLine } from './read-line.ts';
import { itemLabels, quantityNames, units } from './words.ts';

type Column = 'text' | 'quantity' | 'unit' | 'number' | 'unknown';

export type Header = {
  readonly separator: RegExp;
  readonly columns: readonly Column[];
  /** The head of the first column may be a heading of all: `Returns`. */
  readonly isUnderstood: boolean;
};

const separators = [/\t/, /;/, /\|/, /,/, / {2,}/];

/** The columns if the line has their heads: one of item numbers or names, and another one that is known. */
export function headerOf(line: string): Header | undefined {
  if (line.length > 300 || /\d/.test(line)) return undefined;
  for (const separator of separators) {
    const columns = cellsOf(line, separator).map(columnOf);
    if (columns.includes('text') && columns.some((each) => each !== 'text' && each !== 'unknown'))
      return { separator, columns, isUnderstood: columns[0] !== 'unknown' };
  }
  return undefined;
}

function columnOf(cell: string): Column {
  const head = fold(cell)
    .replace(`(${store.currency.toLowerCase()})`, '')
    .replaceAll(/[.:*]/g, '')
    .trim();
  return heads.find(([, pattern]) => pattern.test(head))?.[0] ?? 'unknown';
}

const heads: readonly (readonly [Column, RegExp])[] = [
  ['quantity', new RegExp(`^(?:${quantityNames}|to order|pcs)$`)],
  [
    'number',
    /^(?:sr|no|nr|(?:(?:unit|list|net|ext|extended|line|total) )?(?:price|total|amount|cost)|each|rate|ext|pos|position|line|ln|#)$/,
  ],
  [
    'text',
    new RegExp(
      `^(?:${itemLabels}|(?:vendor|your) item|(?:item |part |product )?(?:name|desc|description)|text)$`,
    ),
  ],
  ['unit', /^(?:uom|um|u\/m|units?)$/],
];

const cellsOf = (line: string, separator: RegExp): string[] =>
  line
    .trimEnd()
    .replace(/^\s*\||\|$/g, '')
    .replaceAll(/(?<=^|[,;])"(?:[^"]|"")*"/g, (cell) =>
      cell.slice(1, -1).replaceAll('""', '"').replaceAll(/[,;]/g, ' '),
    )
    .split(separator)
    .map((cell) => cell.trim());

/** What the row says by its columns. Undefined if it is no row of the table. */
export function readRow(
  line: string,
  { separator, columns }: Header,
  itemNumbers: ItemNumbers,
): readonly Reading[] | undefined {
  const cells = cellsOf(line, separator);
  if (cells.length === 1 && !columns.includes('unknown')) return undefined;
  const inColumns = (kind: Column) =>
    cells.filter((cell, index) => columns[index] === kind && cell);
  const [reading, other] = readLine(inColumns('text').join('\t'), itemNumbers);
  // Spaces do not show an empty cell.
  const isWhole = separator.source !== ' {2,}' || cells.length === columns.length;
  if (!reading || other || !isWhole || cells.length > columns.length)
    return readLine(line, itemNumbers).map((each) => ({ ...each, unknown: [line.trim()] }));
  const quantity = [...inColumns('quantity'), ...inColumns('unit')].join(' ');
  const [, number, unit = ''] = quantityCell.exec(fold(quantity)) ?? [];
  const unknown = [...reading.unknown, ...reading.quantities.map(String)];
  if (quantity && !number) unknown.push(quantity);
  // Prices and positions are numbers: `void` is none. `Status` and `Qty shipped` may say that a row is not ordered.
  unknown.push(...inColumns('number').filter((cell) => /\p{L}/u.test(cell)));
  unknown.push(...inColumns('unknown'));
  const quantities = number ? [Number(number)] : [];
  return [{ ...reading, quantities, unit, unknown, isAlone: false, isBare: false }];
}

/** As spreadsheets write a whole number: `2`, `2.00`, `="2"`, `2 pcs`. */
const quantityCell = new RegExp(`^[="']*([1-9]\\d{0,2})(?:[.,]0{1,2})?["']? ?(${units})?\\.?$`);
