// The rows of a table below a row with the heads of its columns.
import { store } from '../../../store.ts';
import { fold } from '../../../text/fold.ts';

const heads = {
  quantity: /^(?:qty|quantity)$/,
  product: /^(?:(?:item|part|product) ?(?:no|number|name|#)?|sku|name|description)$/,
  /** Positions and prices, which are left out. */
  amount: /^(?:|#|pos|line|(?:unit )?price|total)$/,
};
/** A negative amount belongs to a return. */
const amount = /^[\p{Sc}\d.,]*$/u;

type Head = NonNullable<ReturnType<typeof headOf>>;

/** The columns, if the line has the heads of products and of one column of quantities. One with another head is undefined. */
export function headOf(line: string) {
  const separator = [/\t/, /;/, /\|/, /,/, / {2,}/].find((each) => each.test(line));
  if (!separator) return undefined;
  const columns = line.split(separator).map((cell) => {
    const head = fold(cell.replace(`(${store.currency})`, '')).replace('.', '');
    return Object.entries(heads).find(([, pattern]) => pattern.test(head))?.[0];
  });
  const { length } = columns.filter((kind) => kind === 'quantity');
  return columns.includes('product') && length === 1 ? { separator, columns } : undefined;
}

/** The row as a line: `TB-1120 Qty: 2`, without its amounts, or `TB-1120 ?` if it does not have the columns. */
export function rowAsLine(row: string, { separator, columns }: Head): string {
  const cells = row.split(separator).map((cell) => cell.trim());
  const others = cells.filter(
    (cell, at) =>
      columns[at] !== 'quantity' && !(columns[at] === 'amount' && amount.test(fold(cell))),
  );
  const quantity = cells[columns.indexOf('quantity')];
  return cells.length === columns.length ? [...others, `Qty: ${quantity}`].join(' ') : `${row} ?`;
}
