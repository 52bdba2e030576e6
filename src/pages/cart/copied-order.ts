// The texts that the cart page copies: the order as text, and as a table for a spreadsheet.
import type { Cart } from '../../cart/cart.ts';
import { orderChecks } from '../../cart/order-checks.ts';
import { pricedLines, sumsOf } from '../../cart/pricing.ts';
import { formatPrice, plainAmount, toCents } from '../../money/money.ts';
import { store } from '../../store.ts';
import { checksHeading, orderOf } from './orders/order.ts';

/** The text of an order, and below it what to check before ordering. `url` is the absolute URL of the cart. */
export function copiedOrder(cart: Cart, jobName: string, url: string): string {
  const checks = orderChecks(pricedLines(cart)).map(({ about, text, products }) =>
    [
      about ? `${about.name}: ${text}` : text,
      products.map(({ name, price }) => `${name}, ${formatPrice(price)}`).join('; '),
    ]
      .filter(Boolean)
      .join(' '),
  );
  const { text } = orderOf(cart, jobName, url);
  return checks.length === 0 ? text : [text, '', checksHeading, ...checks].join('\n');
}

/**
 * The order for a spreadsheet: one row per line, with tabs between cells. Amounts are numbers as the store's locale writes
 * them, without currency and digit grouping, so that the spreadsheet can calculate with them.
 */
export const orderTable = (cart: Cart): string =>
  [
    ['Item', 'Product', 'Quantity', `Price (${store.currency})`, `Total (${store.currency})`],
    ...pricedLines(cart).map(({ product, quantity, total }) => [
      product.itemNumber,
      product.name,
      `${quantity}`,
      plainAmount(toCents(product.price)),
      plainAmount(total),
    ]),
    ...sumsOf(cart).map(({ label, cents }) => [label, '', '', '', plainAmount(cents)]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
