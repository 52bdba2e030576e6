import { readOrder } from '../src/orders/read-order.ts';

/** A text, and the rows that are shown for it. */
export type OrderText = readonly [name: string, text: string, rows: readonly string[]];

/** Each row of an order: with its product and its quantity alone if it is ticked (`TB-1120:2`), otherwise with its doubt. */
export const shownRows = (text: string): string[] =>
  readOrder(text, []).rows.map(({ choices, quantity, doubt }) =>
    [`${choices.map(({ itemNumber }) => itemNumber).join(' or ')}:${quantity}`, doubt]
      .filter(Boolean)
      .join(' '),
  );
