import { emptyCart } from '../src/cart/cart.ts';
import type { Product } from '../src/catalogue/product.ts';
import { type ReadOrder, readOrder } from '../src/pages/cart/orders/read-order.ts';

/** Whether the form shows for this order that something may be wrong. */
export const showsDoubt = ({ rows, others, unread }: ReadOrder): boolean =>
  others.length + unread > 0 || rows.some(({ doubt }) => doubt);

/** Each row with its product and its likeliest quantity: `TB-1120:2`, or `TB-1120:2?` in an order that shows a doubt. */
export function shownRows(text: string, among?: readonly Product[]): string {
  const order = readOrder(text, emptyCart, among);
  const mark = showsDoubt(order) ? '?' : '';
  return order.rows
    .map(({ choices, quantity = 1 }) => {
      const numbers = choices.map(({ itemNumber }) => itemNumber);
      return `${numbers.join(' or ')}:${quantity}${mark}`;
    })
    .join(' ');
}
