// The rows of a table below a row with the heads of its columns.
import { store } from '../store.ts';
import { fold } from '../text/fold.ts';
import { itemLabels, quantityNames } from './read-line.ts';

const heads = {
  quantity: new RegExp(`^(?:${quantityNames}|to order|pcs)$`),
  unit: /^(?:uom|um|units?)$/,
  number: /^(?:no|nr|pos|position|line|#|each|(?:(?:unit|list|line|total) )?(?:price|total|cost))$/,
  text: new RegExp(`^(?:${itemLabels}|(?:item |part |product )?(?:name|desc|description))$`),
};
const kinds = Object.keys(heads) as (keyof typeof heads)[];

type Column = keyof typeof heads | 'unknown';

export type Header = { readonly separator: RegExp; readonly columns: readonly Column[] };

/** The columns if the line has their heads: item numbers or names, and one column of quantities. */
export function headerOf(line: string): Header | undefined {
  if (line.length > 300 || /\d/.test(line)) return undefined;
  return [/\t/, /;/, /\|/, /,/, / {2,}/]
    .map((separator) => ({ separator, columns: cellsOf(line, separator).map(columnOf) }))
    .find(
      ({ columns }) =>
        columns.includes('text') && columns.filter((kind) => kind === 'quantity').length === 1,
    );
}

function columnOf(cell: string): Column {
  const head = withoutCurrency(cell)
    .replaceAll(/\(\)|[.:*]/g, '')
    .trim();
  return kinds.find((kind) => heads[kind].test(head)) ?? 'unknown';
}

const withoutCurrency = (cell: string) => fold(cell).replace(store.currency.toLowerCase(), '');

const cellsOf = (line: string, separator: RegExp): string[] =>
  line
    .replaceAll(/^\s*\||\|\s*$/g, '')
    .replaceAll(/(?<=^|[,;])"(?:[^"]|"")*"/g, (cell) =>
      cell.slice(1, -1).replaceAll('""', '"').replaceAll(/[,;]/g, ' '),
    )
    .split(separator)
    .map((cell) => cell.trim());

/** The row as a line, with all that is not understood: `TB-1120 Qty: 2`. Undefined if it does not have the columns. */
export function rowAsLine(line: string, { separator, columns }: Header): string | undefined {
  const cells = cellsOf(line, separator);
  if (cells.length !== columns.length) return undefined;
  const inColumns = (kind: Column) => cells.filter((cell, at) => cell && columns[at] === kind);
  const [number] = inColumns('quantity');
  const quantity = number
    ? [number, ...inColumns('unit')].join(' ').replace(wholeNumber, '$1')
    : '';
  return [
    ...inColumns('text'),
    `Qty: ${quantity}`,
    ...inColumns('number').filter((cell) => !amount.test(withoutCurrency(cell))),
    ...inColumns('unknown'),
  ].join('\t');
}

/** As spreadsheets write a whole number: `2.00`, `="2"`. */
const wholeNumber = /^=?"?(\d+)(?:[.,]00?)?"?(?= |$)/;
/** A position or a price. A negative one belongs to a return. */
const amount = /^[\p{Sc}\d.,' ]*$/u;
