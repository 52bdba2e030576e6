// Reads an order that a shopper types or pastes into rows, which the shopper confirms. A line is a product with a quantity or a link
// to a cart, and a table can have a head. Every other line is shown as it is.
import { type Cart, maxQuantity, maxQuantityText, quantityOf } from '../../../cart/cart.ts';
import { cartLinksIn } from '../../../cart/cart-links.ts';
import { pricedLines } from '../../../cart/pricing.ts';
import { leftOutNote, type SharedCart } from '../../../cart/shared-cart.ts';
import { unavailableText } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { products } from '../../../catalogue/products.ts';
import { shortened } from '../../../text/shortened.ts';
import { withoutOwnLines } from './order.ts';
import { howMany, pleaseCheck, type Reading, readLine, whyWithoutProduct } from './read-line.ts';
import { headOf, rowAsLine } from './table.ts';

/** At most this many lines are read, and of each this many characters. A search takes longer than all else. */
export const maxLines = 2000;
const maxLength = 300;
const maxSearches = 100;

export type ReadOrder = ReturnType<typeof readOrder>;
export type OrderRow = ReadOrder['rows'][number];

/**
 * Reads the order. A text that has more than products with quantities, or than item numbers alone, has `others` or a row with a doubt. A
 * row has one product or up to three `choices`; its quantity is undefined if the line has none. `others` are the lines without a product
 * and why, `notes` say what the links leave out, `jobName` is the job of a link or empty, `unread` the number of lines beyond the maximum.
 * Never throws.
 */
export function readOrder(order: string, cart: Cart, among: readonly Product[] = products) {
  const texts = textsOf(order.trimEnd());
  const lines = withoutRepeatedLinks(readLines(texts.slice(0, maxLines), among));
  const found = lines.flatMap((line) => line.readings.map((each) => ({ ...line, ...each })));
  const unread = Math.max(texts.length - maxLines, 0);
  const unclear = new Set(
    [
      ...lines.filter(({ isUnderstood }) => !isUnderstood),
      ...linksBesideProducts(found),
      ...numbersOfRows(found),
    ].map(({ line }) => line),
  );
  // A text of item numbers alone orders one for each line, as a scanner writes them.
  const isScanned =
    unclear.size + unread === 0 && found.every(({ quantity }) => quantity === undefined);
  const rows = found.map((row) => {
    const [product, another] = row.choices;
    const quantity = isScanned ? 1 : row.quantity;
    const unavailable = another ? undefined : unavailableText(product);
    const isTooMuch = quantityOf(cart, product.id) + (quantity ?? 1) > maxQuantity;
    const same = found.find(({ line, choices }) => line !== row.line && choices.includes(product));
    const doubts = [
      unavailable,
      isTooMuch && maxQuantityText,
      row.doubt,
      !quantity && howMany,
      unclear.has(row.line) && `${quantity}? ${pleaseCheck}`,
      same && !isScanned && `Also in line ${same.line}`,
    ];
    return { ...row, quantity, doubt: doubts.find(Boolean) || undefined };
  });
  const others = lines
    .filter((each) => !each.isUnderstood && each.readings.length === 0)
    .map(({ line, text }) => ({ line, text, reason: whyWithoutProduct(text) }));
  const carts = lines.flatMap((line) => line.cart ?? []);
  const isOtherLink = rows.length + carts.length === 0 && /https?:/i.test(order);
  const notes = isOtherLink ? ['This is no link to a cart of this store.'] : carts.map(leftOutNote);
  const jobName = carts.find((each) => each.jobName)?.jobName ?? '';
  return { rows, others, notes: notes.filter(Boolean), jobName, unread };
}

type Line = {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly readings: readonly Reading[];
  readonly cart?: SharedCart;
  /** Whether it says nothing that may change another line. */
  readonly isUnderstood: boolean;
};

/** The lines that are not blank or the store's own. A line with links is there once for each. */
function readLines(typed: readonly string[], among: readonly Product[]): Line[] {
  const mark = marks.find((each) => typed.every((text) => text.trim() === '' || each.test(text)));
  const texts = mark ? typed.map((text) => text.replace(mark, '')) : typed;
  const headAt = texts.findIndex(headOf);
  const head = headOf(texts[headAt] ?? '');
  return withoutOwnLines(texts, head !== undefined).flatMap((text, at): Line[] => {
    const line = { line: at + 1, text: typed[at] ?? '', readings: [] };
    if (/^[\s=_*•#|:-]*$/.test(text)) return [];
    if (at === headAt) return [{ ...line, isUnderstood: !head?.columns.includes(undefined) }];
    const { carts, rest } = cartLinksIn(text);
    const isSafe = !unsafe.test(text);
    const isUnderstood = isSafe && rest === '';
    if (carts.length > 0)
      return carts.map((cart) => ({ ...line, cart, readings: readingsOf(cart), isUnderstood }));
    const start = shortened(head && at > headAt ? rowAsLine(text, head) : text, maxLength);
    const readings = readLine(start, among, at < maxSearches);
    const isClear = readings.length > 0 && readings.every(({ doubt }) => doubt === undefined);
    return [{ ...line, readings, isUnderstood: isSafe && isClear }];
  });
}

/** Of a quotation or a list, if all lines have it. `>2` may be more than two, and a dash before a number alone may be a minus. */
const marks = [/^\s*>(?: |$)/, /^\s*[*•·]\s/, /^\s*-\s(?!\d+\s(?!x))/];

/** A quotation, and characters that strike out or enclose the one before them. */
const unsafe = /^\s*>|\p{Me}|[\u0334-\u0338\u20D0-\u20F0]/u;

/** The products in a cart of a link. */
const readingsOf = ({ lines }: SharedCart): Reading[] =>
  pricedLines(lines).map(({ product, quantity }) => ({ choices: [product], quantity }));

/** An order ends with its own link, also if some of its lines were taken out. A link to all that is above it says nothing new. */
const withoutRepeatedLinks = (lines: readonly Line[]): Line[] =>
  lines.filter(({ cart, readings }, index) => {
    const above = cart ? lines.slice(0, index).flatMap((line) => line.readings) : [];
    const isHere = ({ choices: [product], quantity }: Reading) =>
      readings.some((each) => each.choices[0] === product && each.quantity === quantity);
    return above.length === 0 || !above.every(isHere);
  });

/** A link beside products is to another cart. */
function linksBesideProducts(found: readonly Line[]): Line[] {
  const links = found.filter(({ cart }) => cart);
  return links.length < found.length ? links : [];
}

/** Quantities that come first and grow may be the numbers of the rows. */
function numbersOfRows(found: readonly (Line & Reading)[]): Line[] {
  const first = found.filter(({ isFirst }) => isFirst);
  const [, ...others] = first;
  const isGrowing = others.every(({ quantity = 0 }, at) => quantity > (first[at]?.quantity ?? 0));
  return others.length > 0 && isGrowing ? first : [];
}

/** Quoted-printable breaks long lines with `=`, and writes a `=` as `=3D`. */
const textsOf = (order: string): string[] =>
  (order.includes('=3D') ? order.replaceAll(/=\r?\n/g, '') : order).split(/\r\n|\n|\r/);

/** The order without some of its lines. */
export const orderWithout = (order: string, numbers: ReadonlySet<number>): string =>
  textsOf(order)
    .filter((_, index) => !numbers.has(index + 1))
    .join('\n');
