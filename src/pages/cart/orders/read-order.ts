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
import { type Reading, readLine, searchLine, understood } from './read-line.ts';
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
  const lines = readLines(texts.slice(0, maxLines), among);
  const notRead = texts.slice(maxLines).map((text, at) => ({ line: maxLines + 1 + at, text }));
  const [unknown] = [...lines.filter(({ isUnderstood }) => !isUnderstood), ...notRead];
  const cause =
    unknown && `Line ${unknown.line} is not understood: “${shortened(unknown.text, 40)}”`;
  const found = lines.flatMap((line) => line.readings.map((each) => ({ ...each, ...line })));
  // A text of item numbers alone orders one for each line, as a scanner writes them.
  const isScanned = !unknown && found.every(({ form }) => form === 'number alone');
  const rows = found.map((row) => {
    const [product, another] = row.choices;
    const quantity = row.quantity ?? 1;
    const unavailable = another ? undefined : unavailableText(product);
    const isTooMuch = quantityOf(cart, product.id) + quantity > maxQuantity;
    const same = found.find(({ line, choices }) => line !== row.line && choices.includes(product));
    const ofOthers = cause ?? (same && `Also in line ${same.line}`);
    const own = unavailable ?? (isTooMuch ? maxQuantityText : undefined);
    const hasQuantity = !another && !unavailable && (isScanned || row.quantity !== undefined);
    const doubt = isScanned ? undefined : (doubtOf(row) ?? ofOthers);
    return { ...row, quantity, hasQuantity, doubt: own ?? doubt };
  });
  const others = lines.filter((each) => !each.isUnderstood && each.readings.length === 0);
  const carts = lines.flatMap((line) => line.cart ?? []);
  const isOtherLink = rows.length + carts.length === 0 && /https?:/i.test(order);
  const notes = isOtherLink ? ['This is no link to a cart of this store.'] : carts.map(leftOutNote);
  const jobName = carts.find((each) => each.jobName)?.jobName ?? '';
  return { rows, others, cause, notes: notes.filter(Boolean), jobName, unread: notRead.length };
}

/** What a shopper has to decide in a row, whatever the other lines say. */
function doubtOf({ choices, form, quantity, isUnderstood }: Reading): string | undefined {
  if (choices.length > 1) return 'Which one?';
  if (form === 'searched') return 'Is it this one?';
  if (quantity === undefined) return 'How many?';
  return isUnderstood ? undefined : `${quantity}? Please check this line.`;
}

/** A line, with its number from 1 and as it was typed, or one of the carts of a line with links. */
type ReadLine = {
  readonly line: number;
  readonly text: string;
  readonly readings: readonly Reading[];
  readonly cart?: SharedCart;
  /** Whether it says nothing that may change what another line says. */
  readonly isUnderstood: boolean;
};

function readLines(typed: readonly string[], among: readonly Product[]): ReadLine[] {
  const texts = withoutMarks(typed);
  const headAt = texts.findIndex(headOf);
  const head = headOf(texts[headAt] ?? '');
  const read = withoutOwnLines(texts, head !== undefined).flatMap((text, at): ReadLine[] => {
    const line = { line: at + 1, text: typed[at] ?? '', readings: [] };
    if (/^(?:[\s=_*•#-]*|[\s|:-]*)$/.test(text)) return [];
    if (at === headAt) return [{ ...line, isUnderstood: !head?.columns.includes(undefined) }];
    const isSafe = !unsafe.test(text.normalize('NFD'));
    const { carts, rest } = cartLinksIn(text);
    const isUnderstood = isSafe && rest === '';
    const links = carts.map((cart) => ({ ...line, cart, readings: linesOf(cart), isUnderstood }));
    if (links.length > 0) return links;
    const start = shortened(head && at > headAt ? rowAsLine(text, head) : text, maxLength);
    const listed = readLine(start, among);
    const readings = listed.length === 0 && at < maxSearches ? searchLine(start, among) : listed;
    return [{ ...line, readings, isUnderstood: isSafe && readings[0]?.isUnderstood === true }];
  });
  return withDoubts(withoutRepeatedLinks(read));
}

/** The lines without the mark of a quotation or of a list, if all of them have the same. */
function withoutMarks(texts: readonly string[]): readonly string[] {
  const mark = marks.find((each) => texts.every((text) => text.trim() === '' || each.test(text)));
  return mark ? texts.map((text) => text.replace(mark, '')) : texts;
}

/** Without a space, `>2` may be more than two. A dash before a number alone may be a minus. */
const marks = [/^\s*>(?: |$)/, /^\s*[*•·]\s/, /^\s*-\s(?!\d+\s(?!x|pcs))/];

/** A quotation, a minus sign, and characters that strike out or enclose the one before them. */
const unsafe = /^\s*>|\u2212|\p{Me}|[\u0334-\u0338\u20D0-\u20F0]/u;

const linesOf = ({ lines }: SharedCart) =>
  pricedLines(lines).map(({ product, quantity }) => understood(product, quantity));

/** An order ends with its own link, also if some of its lines were taken out. A link to all that is above it says nothing new. */
function withoutRepeatedLinks(lines: readonly ReadLine[]): ReadLine[] {
  return lines.filter(({ cart, readings }, index) => {
    const above = cart ? lines.slice(0, index).flatMap((line) => line.readings) : [];
    const isHere = ({ choices: [product], quantity }: Reading) =>
      readings.some((each) => each.choices[0] === product && each.quantity === quantity);
    return above.length === 0 || !above.every(isHere);
  });
}

/** Beside a product, a link is to another cart. Quantities that come first and grow may be the numbers of the rows. */
function withDoubts(lines: readonly ReadLine[]): ReadLine[] {
  const isMixed = lines.some(({ cart, readings }) => !cart && readings.length > 0);
  const isFirst = ({ form }: Reading) => form === 'quantity first';
  const numbers = lines.flatMap((line) => line.readings.filter(isFirst));
  const isMore = ({ quantity = 0 }: Reading, at: number) =>
    quantity > (numbers[at - 1]?.quantity ?? 0);
  const isNumbered = numbers.length > 1 && numbers.every(isMore);
  return lines.map((line) => {
    const isDoubtful = (isMixed && line.cart) || (isNumbered && line.readings.some(isFirst));
    return isDoubtful ? { ...line, isUnderstood: false } : line;
  });
}

/** Quoted-printable breaks long lines with `=`, and writes a `=` as `=3D`. */
const textsOf = (order: string): string[] =>
  (/=3D/i.test(order) ? order.replaceAll(/=\r?\n/g, '') : order).split(/\r\n|\n|\r/);

/** The order without some of its lines. */
export const orderWithout = (order: string, numbers: ReadonlySet<number>): string =>
  textsOf(order)
    .filter((_, index) => !numbers.has(index + 1))
    .join('\n');
