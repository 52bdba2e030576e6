// The texts of an order, and how Add from a list or link recognizes it.
import type { Cart } from '../../../cart/cart.ts';
import { type PricedLine, pricedLines, sumLabels, sumsOf } from '../../../cart/pricing.ts';
import type { Product } from '../../../catalogue/product.ts';
import { type Order, type OrderLine, piecesText } from '../../../checkout.ts';
import { formatMoney, formatPrice, toCents } from '../../../money/money.ts';
import { store } from '../../../store.ts';
import { fold } from '../../../text/fold.ts';

/** The cart as an order, with readable text, which Add from a list or link can parse. `url` is the absolute URL of the cart. */
export function orderOf(cart: Cart, jobName: string, url: string): Order {
  const lines = pricedLines(cart).map(lineOf);
  const sums = sumsOf(cart);
  const [{ text: subtotal }, { text: shipping }, { text: total }] = sums;
  const text = [
    orderTitle(jobName),
    '',
    ...pricedLines(cart).map(({ product, quantity }) => ownLines(product, quantity)[0]),
    '',
    ...sums.map((sum) => `${sum.label}: ${sum.text}`),
    '',
    url,
  ].join('\n');
  return { lines, subtotal, shipping, total, jobName, url, text };
}

/** The title of a shared cart or order: `Torque Bay cart`, or with a job name `Torque Bay cart: Bay 3 brakes`. */
export const orderTitle = (jobName: string): string =>
  `${store.name} cart${jobName && `: ${jobName}`}`;

function lineOf({ product, quantity, total }: PricedLine): OrderLine {
  const { name, itemNumber, checkoutId } = product;
  const price = formatPrice(product.price);
  return { name, itemNumber, checkoutId, quantity, price, total: formatMoney(total) };
}

/** The line of a product in the text of an order, as it is written now and as it was before. */
export function ownLines(product: Product, quantity: number): string[] {
  const line = lineOf({ product, quantity, total: toCents(product.price) * BigInt(quantity) });
  const before = `${quantity} × ${line.itemNumber} ${line.name}`;
  return [piecesText(line), before].map((pieces) => `${pieces}, ${line.price} each: ${line.total}`);
}

/** The product and the quantity of a folded line, if the text of an order has that line for one of the products. */
export function ownLineIn(text: string, products: readonly Product[]) {
  const quantity = Number(/^(?:.*, )?(\d{1,3})(?: x | pieces?, )/.exec(text)?.[1] ?? 0);
  const isOwn = (product: Product) => ownLines(product, quantity).map(fold).includes(text);
  const product = products.find(isOwn);
  return product && { product, quantity };
}

/** The heading of what to check before ordering, below the text of an order, up to a blank line. */
export const checksHeading = 'Before you order';

/** The title of an order. */
const isTitle = (line: string): boolean =>
  line.trim() === orderTitle('') || line.startsWith(`${orderTitle('')}: `);

/** The lines without those of an order that have no product: its title, its checks, and, below a title or in a table, its sums. */
export function withoutOwnLines(lines: readonly string[], isTable: boolean): string[] {
  const hasTitle = lines.some(isTitle);
  const checksAt = hasTitle ? lines.findIndex((line) => line.trim() === checksHeading) : -1;
  const blankAt = lines.findIndex((line, at) => at > checksAt && line.trim() === '');
  const isCheck = (at: number) => checksAt >= 0 && at >= checksAt && (at < blankAt || blankAt < 0);
  return lines.map((line, at) => {
    const isOwnSum = (hasTitle || isTable) && sum.test(line.trim());
    return isTitle(line) || isOwnSum || isCheck(at) ? '' : line;
  });
}

/** A negative sum belongs to a return. */
const sum = new RegExp(
  `^(?:${Object.values(sumLabels).join('|')})(?::|\\t)[\\s\\d.,${formatMoney(0n)}]*(?:Free)?$`,
);
