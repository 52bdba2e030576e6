// Reads an order that a shopper types or pastes into rows, which the shopper confirms: lines with item numbers or names,
// tables, e-mails, links to a cart.
import { type Cart, maxQuantity, maxQuantityText, quantityOf } from '../cart/cart.ts';
import { cartLinksIn } from '../cart/cart-links.ts';
import { pricedLines } from '../cart/pricing.ts';
import { leftOutNote, type SharedCart } from '../cart/shared-cart.ts';
import { unavailableText } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { fold } from '../text/fold.ts';
import { checksHeading, isSum, isTitle } from './order.ts';
import { namedQuantity, type Reading, readLine, searchLine } from './read-line.ts';
import { type Header, headerOf, rowAsLine } from './table.ts';

/** The number of the line, from 1, and its text as it was typed. */
type TypedLine = { readonly line: number; readonly text: string };

/** A product in a line, or in a cart to which the line links. */
type Found = TypedLine & Reading & { readonly isLinked?: boolean };

export type OrderRow = Found & {
  /** The likeliest quantity. */
  readonly quantity: number;
  /** Whether it says one product, which is for sale, and one quantity, so that the shopper can order it without a choice. */
  readonly hasQuantity: boolean;
  /** Why the row is not ticked in advance. */
  readonly doubt?: string | undefined;
};

export type ReadOrder = ReturnType<typeof readOrder>;

/**
 * Reads the order. In a text that has more than products with quantities, or than item numbers alone, every row has a doubt.
 * `others` are the lines without a product, `cause` is the doubt of rows that are understood, `notes` say what the links leave out,
 * `jobName` is the job of a link or empty, `unread` the number of lines beyond the maximum. Never throws.
 */
export function readOrder(order: string, cart: Cart, among: readonly Product[] = products) {
  const { found, others, unknown, carts, unread } = readLines(order, among);
  // A text of item numbers alone orders one for each line, as a scanner writes them.
  const isOnlyNumbers = unknown.length === 0 && found.every((each) => each.isAlone);
  const isNumbered = haveRowNumbers(found);
  const isDoubtful = (row: Found) => !row.isUnderstood || (isNumbered && row.isFirst === true);
  const other = unknown[0] ?? found.find(isDoubtful);
  const cause = other && `Line ${other.line} is not understood: “${excerpt(other.text, 40)}”`;

  function doubtOf(row: Found): string | undefined {
    if (isOnlyNumbers) return undefined;
    const { line, choices, quantities, isSearched } = row;
    if (isSearched) return choices.length > 1 ? 'Which one?' : 'Is it this one?';
    if (quantities.length === 0) return 'How many?';
    if (isDoubtful(row)) return `${quantities[0]}? Please check this line.`;
    if (cause) return cause;
    const same = found.find((each) => each.line !== line && each.choices.includes(choices[0]));
    return same && `Also in line ${same.line}`;
  }

  const rows = found.map((row): OrderRow => {
    const [product, another] = row.choices;
    const [quantity = 1] = row.quantities;
    const unavailable = another ? undefined : unavailableText(product);
    const isTooMuch = quantityOf(cart, product.id) + quantity > maxQuantity;
    const doubt = unavailable ?? (isTooMuch ? maxQuantityText : doubtOf(row));
    const isOne = !another && (isOnlyNumbers || row.quantities.length === 1);
    return { ...row, quantity, hasQuantity: isOne && !unavailable, doubt };
  });
  const isOtherLink = rows.length + carts.length === 0 && /https?:/i.test(order);
  const notes = isOtherLink ? ['This is no link to a cart of this store.'] : carts.map(leftOutNote);
  const jobName = carts.find((each) => each.jobName)?.jobName ?? '';
  return { rows, others, cause, notes: notes.filter(Boolean), jobName, unread };
}

/** The text of a line without surrounding spaces, and without what is beyond the length. */
export const excerpt = (text: string, length: number): string =>
  text.trim().length > length ? `${text.trim().slice(0, length)}…` : text.trim();

/** Whether the first numbers of the lines may be those of rows: 1 and 2, 10 and 20, 100 and 200, or three or more that grow. */
function haveRowNumbers(found: readonly Found[]): boolean {
  const numbers = found.flatMap(({ isFirst, quantities: [number = 0] }) => (isFirst ? number : []));
  const [first = 0, second = 0, third] = numbers;
  const isGrowing = numbers.every((number, index) => number > (numbers[index - 1] ?? 0));
  const areTwo = [1, 10, 100].includes(first) && second === 2 * first;
  return isGrowing && (areTwo || third !== undefined);
}

/** At most this many lines are read, and of each this many characters. */
export const maxLines = 2000;
const maxLength = 300;
/** A search takes longer than all else. */
const maxSearches = 100;

/**
 * Reads the lines. `found` are their products, `others` the lines without one, and `unknown` the lines that are not understood,
 * so that they may be about any product.
 */
function readLines(order: string, among: readonly Product[]) {
  const texts = linesOf(order.replace(/(?:\r\n|\n|\r)$/, ''));
  // A line in a quotation may be of an earlier order, except if all of them are.
  const isQuoted = texts.every((text) => text.trim() === '' || quotation.test(text));
  const found: Found[] = [];
  const unknown: TypedLine[] = [];
  const carts: SharedCart[] = [];
  let header: Header | undefined;
  let [isOwn, isCheck, searches] = [false, false, 0];

  texts.slice(0, maxLines).forEach((typed, index) => {
    const line = { line: index + 1, text: typed };
    const text = isQuoted ? typed.replace(quotation, '') : typed;
    if (isUnsafe.test(typed.normalize('NFD'))) unknown.push(line);
    const isBlank = /^(?:[\s=_*•#-]*|[\s|:-]*)$/.test(text);
    isOwn ||= isTitle(text);
    isCheck = !isBlank && (isCheck || (isOwn && text.trim() === checksHeading));
    if (isBlank || isCheck || isTitle(text) || ((isOwn || header) && isSum(text))) return;
    if (addQuantity(found, line.line, text)) return;

    const head = headerOf(text);
    header = head ?? header;
    const links = cartLinksIn(text);
    const cartsAbove = carts.length;
    for (const cart of links.carts) {
      // An order ends with its own link, which is left out. So is a link that is there twice.
      if (found.length > 0 && found.every((each) => isIn(cart, each))) continue;
      carts.push(cart);
      for (const { product, quantity } of pricedLines(cart.lines)) {
        const quantities = [quantity];
        found.push({ ...line, choices: [product], quantities, isUnderstood: true, isLinked: true });
      }
    }
    const isLink = links.carts.length > 0;
    const isUnsure = links.rest !== '' || carts.length > cartsAbove + 1 || /^\s*>/.test(text);
    if (head?.columns.includes('unknown') || (isLink && isUnsure)) unknown.push(line);
    if (head || isLink) return;

    const row = header ? rowAsLine(text, header) : text;
    const part = (row ?? text).slice(0, maxLength);
    const listed = readLine(part, among);
    if (listed.length === 0) searches += 1;
    const isSearched = listed.length === 0 && searches <= maxSearches;
    const readings = isSearched ? searchLine(part, among) : listed;
    found.push(...readings.map((each) => ({ ...line, ...each })));
    const isWhole = row !== undefined && text.length <= maxLength && readings.length > 0;
    if (!isWhole || readings.some((each) => !each.isUnderstood)) unknown.push(line);
  });

  // A dash before some of the products may be a minus.
  const dashed = found.filter(({ text }) => /^[\s>]*-/.test(text));
  if (dashed[0] && dashed.length < found.length) unknown.push(dashed[0]);
  // The link of another cart.
  const link = found.find(({ isLinked }) => isLinked);
  if (link && found.some(({ isLinked }) => !isLinked)) unknown.push(link);
  const linesFound = new Set(found.map(({ line }) => line));
  const others = unknown.filter(({ line }) => !linesFound.has(line));
  const unread = Math.max(texts.length - maxLines, 0);
  if (unread > 0) unknown.push({ line: maxLines + 1, text: texts[maxLines] ?? '' });
  return { found, others, unknown, carts, unread };
}

/** A line such as `Qty: 2` says the quantity of the product in the line above. */
function addQuantity(found: Found[], number: number, text: string): boolean {
  const [other, above] = [found.at(-2), found.at(-1)];
  const isOne = above?.line === number - 1 && other?.line !== above.line;
  if (!isOne || above.quantities.length > 0 || text.length > maxLength) return false;
  const [, quantity] = quantityLine.exec(fold(text)) ?? [];
  if (!quantity) return false;
  found.splice(-1, 1, { ...above, quantities: [Number(quantity)], isAlone: false });
  return true;
}

const quantityLine = new RegExp(`^${namedQuantity}$`, 'u');

const isIn = ({ lines }: SharedCart, { choices: [product], quantities }: Reading): boolean =>
  lines.some((line) => line.productId === product.id && line.quantity === quantities[0]);

/** A minus sign, and characters that strike out or enclose the one before them: folding changes or drops them. `≠` has one. */
const isUnsafe = /\u2212|\p{Me}|[\u0334-\u0338\u20D0-\u20F0]/u;

/** The mark of a quotation in a mail; a second one is of an earlier mail. Without a space, `>2` may be more than two. */
const quotation = /^\s*>(?: |$)/;

/** Quoted-printable breaks long lines with `=`, and writes a `=` as `=3D`. */
const linesOf = (order: string): string[] =>
  (/=3D/i.test(order) ? order.replaceAll(/=\r?\n/g, '') : order).split(/\r\n|\n|\r/);

/** The order without some of its lines. */
export const orderWithout = (order: string, numbers: ReadonlySet<number>): string =>
  linesOf(order)
    .filter((_, index) => !numbers.has(index + 1))
    .join('\n');
