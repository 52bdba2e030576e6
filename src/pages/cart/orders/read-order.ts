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
import { howMany, type Reading, readLine } from './read-line.ts';
import { headOf, rowAsLine } from './table.ts';

/** At most this many lines are read, and of each this many characters. A search takes longer than all else. */
export const maxLines = 2000;
const maxLength = 300;
const maxSearches = 100;

export type ReadOrder = ReturnType<typeof readOrder>;
export type OrderRow = ReadOrder['rows'][number];

/**
 * Reads the order. In a text that has more than products with quantities, or than item numbers alone, every row has a doubt: why it
 * is not ticked. A row `hasQuantity` if it has one product, which is for sale, and one quantity. `others` are the lines without a
 * product, `cause` is the doubt of rows that are understood, `notes` say what the links leave out, `jobName` is the job of a link or
 * empty, `unread` the number of lines beyond the maximum. Never throws.
 */
export function readOrder(order: string, cart: Cart, among: readonly Product[] = products) {
  const texts = textsOf(order.replace(/(?:\r\n|\n|\r)$/, ''));
  const lines = withoutRepeatedLinks(readLines(texts.slice(0, maxLines), among));
  const found = lines.flatMap((line) => line.readings.map((each) => ({ ...line, ...each })));
  const [unknown] = [
    ...lines.filter(({ isUnderstood }) => !isUnderstood),
    ...doubtful(found),
    ...texts.slice(maxLines).map((text) => ({ line: maxLines + 1, text })),
  ];
  const cause =
    unknown && `Line ${unknown.line} is not understood: “${shortened(unknown.text, 40)}”`;
  // A text of item numbers alone orders one for each line, as a scanner writes them.
  const isScanned = !unknown && found.every(({ quantity }) => quantity === undefined);
  const rows = found.map((row) => {
    const [product, another] = row.choices;
    const quantity = row.quantity ?? 1;
    const unavailable = another ? undefined : unavailableText(product);
    const isTooMuch = quantityOf(cart, product.id) + quantity > maxQuantity;
    const same = found.find(({ line, choices }) => line !== row.line && choices.includes(product));
    const doubtOfLine = row.doubt ?? (isScanned || row.quantity ? undefined : howMany);
    const doubtOfText = cause ?? (same && `Also in line ${same.line}`);
    const cannot = unavailable ?? (isTooMuch ? maxQuantityText : undefined);
    const doubt = cannot ?? doubtOfLine ?? (isScanned ? undefined : doubtOfText);
    const hasQuantity = !another && !unavailable && (isScanned || row.quantity !== undefined);
    return { ...row, quantity, hasQuantity, doubt };
  });
  const others = lines.filter((each) => !each.isUnderstood && each.readings.length === 0);
  const carts = lines.flatMap((line) => line.cart ?? []);
  const isOtherLink = rows.length + carts.length === 0 && /https?:/i.test(order);
  const notes = isOtherLink ? ['This is no link to a cart of this store.'] : carts.map(leftOutNote);
  const jobName = carts.find((each) => each.jobName)?.jobName ?? '';
  const unread = Math.max(texts.length - maxLines, 0);
  return { rows, others, cause, notes: notes.filter(Boolean), jobName, unread };
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
    if (/^(?:[\s=_*•#-]*|[\s|:-]*)$/.test(text)) return [];
    if (at === headAt) return [{ ...line, isUnderstood: !head?.columns.includes(undefined) }];
    const { carts, rest } = cartLinksIn(text);
    const isSafe = !unsafe.test(text.normalize('NFD'));
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

/** A quotation, a minus sign, and characters that strike out or enclose the one before them. */
const unsafe = /^\s*>|\u2212|\p{Me}|[\u0334-\u0338\u20D0-\u20F0]/u;

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

/** Links beside products, which are to another cart, and quantities that come first and grow, as the numbers of rows do. */
function doubtful(found: readonly (Line & Reading)[]) {
  const links = found.filter(({ cart }) => cart);
  const first = found.filter(({ isFirst }) => isFirst);
  const isGrowing = ({ quantity = 0 }: Reading, at: number) =>
    quantity > (first[at - 1]?.quantity ?? 0);
  const isNumbered = first.length > 1 && first.every(isGrowing);
  return [...(links.length < found.length ? links : []), ...(isNumbered ? first : [])];
}

/** Quoted-printable breaks long lines with `=`, and writes a `=` as `=3D`. */
const textsOf = (order: string): string[] =>
  (/=3D/i.test(order) ? order.replaceAll(/=\r?\n/g, '') : order).split(/\r\n|\n|\r/);

/** The order without some of its lines. */
export const orderWithout = (order: string, numbers: ReadonlySet<number>): string =>
  textsOf(order)
    .filter((_, index) => !numbers.has(index + 1))
    .join('\n');
