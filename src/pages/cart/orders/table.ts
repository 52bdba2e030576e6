// The rows of a table below a row with the heads of its columns.
import { store } from '../../../store.ts';
import { fold } from '../../../text/fold.ts';
import { quantityNames } from './read-line.ts';

const thing = 'item|part|product|article|artikel|material|catalog|model|tool';
const heads = {
  quantity: new RegExp(`^(?:${quantityNames}|to order|pcs)$`),
  product: new RegExp(
    `^(?:(?:${thing})(?:[ .-]{0,2}(?:no|nr|number|code|#))?|sku|(?:(?:${thing}) )?(?:name|desc|description))$`,
  ),
  /** Positions, units and prices, which are left out. */
  amount:
    /^(?:no|nr|pos|position|line|#|uom|um|units?|each|(?:(?:unit|list|line|total) )?(?:price|total|cost))$/,
};
/** What a column of amounts can have. A negative one belongs to a return. */
const amount = /^(?:[\p{Sc}\d.,' ]*|ea|each|pcs?|pieces?|units?|stk)$/u;

type Head = NonNullable<ReturnType<typeof headOf>>;

/** The columns, if the line has the heads of products and of one column of quantities. One that is not understood is undefined. */
export function headOf(line: string) {
  const separator = [/\t/, /;/, /\|/, /,/, / {2,}/].find((each) => each.test(line));
  if (!separator || /\d/.test(line) || line.length > 300) return undefined;
  const columns = cellsOf(line, separator).map((cell) => {
    const head = plain(cell).replaceAll(/ *\(\)|[.:*]/g, '');
    return Object.entries(heads).find(([, pattern]) => pattern.test(head))?.[0];
  });
  const { length } = columns.filter((kind) => kind === 'quantity');
  return columns.includes('product') && length === 1 ? { separator, columns } : undefined;
}

const plain = (cell: string) => fold(cell).replace(store.currency.toLowerCase(), '').trim();

/** Spreadsheets also write `="2"`. */
const cellsOf = (line: string, separator: RegExp): string[] => {
  const cells = line.replaceAll(/^\s*\||\|\s*$/g, '').split(separator);
  return cells.map((cell) => cell.trim().replaceAll(/^=?"|"$/g, ''));
};

/** The row as a line, with all that is not understood: `Qty: 2 TB-1120`, or `TB-1120 ?` if it does not have the columns. */
export function rowAsLine(row: string, { separator, columns }: Head): string {
  const cells = cellsOf(row, separator);
  const quantity = cells[columns.indexOf('quantity')]?.replace(/[.,]00?$/, '');
  const others = cells.filter((cell, at) => {
    const kind = columns[at];
    return kind !== 'quantity' && !(kind === 'amount' && amount.test(plain(cell)));
  });
  return cells.length === columns.length ? [`Qty: ${quantity}`, ...others].join(' ') : `${row} ?`;
}
