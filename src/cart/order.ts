import { formatMoney, formatPrice, plainAmount, toCents } from '../catalogue/money';
import type { Order } from '../checkout';
import { store } from '../store';
import type { Cart } from './cart';
import { orderTotal, pricedLines, shippingFor, shippingText, subtotalOf } from './pricing';

/** The cart as an order. `url` is the absolute URL that opens it. */
export function orderOf(cart: Cart, jobName: string, url: string): Order {
  const subtotal = subtotalOf(cart);
  const order = {
    lines: pricedLines(cart).map(({ product, quantity, total }) => ({
      name: product.name,
      itemNumber: product.itemNumber,
      checkoutId: product.checkoutId,
      quantity,
      price: formatPrice(product.price),
      total: formatMoney(total),
    })),
    subtotal: formatMoney(subtotal),
    shipping: shippingText(subtotal),
    total: formatMoney(orderTotal(subtotal)),
    jobName,
    url,
  };
  return { ...order, text: orderText(order) };
}

/** The title of a shared cart or order: `Torque Bay cart`, or with a job name `Torque Bay cart: Bay 3 brakes`. */
export const orderTitle = (jobName: string): string =>
  `${store.name} cart${jobName && `: ${jobName}`}`;

/** The order as lines for people, which Add by Item Number reads too. */
const orderText = ({ lines, subtotal, shipping, total, jobName, url }: Omit<Order, 'text'>) =>
  [
    orderTitle(jobName),
    '',
    ...lines.map(
      (line) =>
        `${line.quantity} × ${line.itemNumber} ${line.name}, ${line.price} each: ${line.total}`,
    ),
    '',
    `Subtotal: ${subtotal}`,
    `Shipping: ${shipping}`,
    `Total: ${total}`,
    '',
    url,
  ].join('\n');

/**
 * The order for a spreadsheet: one row per line, with tabs between cells. Amounts are numbers as the store's locale writes
 * them, without currency and digit grouping, so that the spreadsheet can calculate with them.
 */
export function orderTable(cart: Cart): string {
  const subtotal = subtotalOf(cart);
  const sum = (name: string, cents: bigint) => [name, '', '', '', plainAmount(cents)];
  return [
    ['Item', 'Product', 'Quantity', `Price (${store.currency})`, `Total (${store.currency})`],
    ...pricedLines(cart).map(({ product, quantity, total }) => [
      product.itemNumber,
      product.name,
      `${quantity}`,
      plainAmount(toCents(product.price)),
      plainAmount(total),
    ]),
    sum('Subtotal', subtotal),
    sum('Shipping', shippingFor(subtotal)),
    sum('Total', orderTotal(subtotal)),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');
}
