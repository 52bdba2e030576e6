import { emptyCart } from '../src/cart/cart.ts';
import type { Product } from '../src/catalogue/product.ts';
import { readOrder } from '../src/pages/cart/orders/read-order.ts';

/** Each row of an order with its product and its likeliest quantity: `TB-1120:2` if it is ticked, `TB-1120:2?` if it waits. */
export const shownRows = (text: string, among?: readonly Product[]): string =>
  readOrder(text, emptyCart, among)
    .rows.map(
      ({ choices, quantity, doubt }) =>
        `${choices.map(({ itemNumber }) => itemNumber).join(' or ')}:${quantity}${doubt ? '?' : ''}`,
    )
    .join(' ');
