// The lines of a typed order, each with what it says.
import { cartLinksIn, type SharedCart } from '../cart/shared-cart.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import { fold } from '../text/fold.ts';
import { checksHeading, isSum, isTitle } from './order.ts';
import { type Names, namedQuantity, type Reading, readLine } from './read-line.ts';
import { searchLine } from './search-line.ts';
import { type Header, headerOf, rowAsLine } from './table.ts';

/** The number of the line, from 1, and its text as it was typed. */
export type TypedLine = { readonly line: number; readonly text: string };

/** A product in a line. */
export type Found = TypedLine & Reading;

/** At most this many lines are read, and of each this many characters. */
export const maxLines = 2000;
const maxLength = 300;
/** A search takes longer than all else. */
const maxSearches = 100;

/**
 * Reads the lines. `found` are their products, `others` the lines without one, and `unknown` the lines that are not understood,
 * so that they may be about any product.
 */
export function readLines(order: string, names: Names) {
  const texts = linesOf(order);
  // A line in a quotation may be of an earlier order, except if all of them are.
  const isQuoted = texts.every((text) => text.trim() === '' || quotation.test(text));
  const found: Found[] = [];
  const unknown: TypedLine[] = [];
  const linked: Found[] = [];
  const carts: SharedCart[] = [];
  let header: Header | undefined;
  let [isOwn, isCheck, searches] = [false, false, 0];

  texts.slice(0, maxLines).forEach((typed, index) => {
    const line = { line: index + 1, text: typed };
    const text = isQuoted ? typed.replace(quotation, '') : typed;
    const isBlank = /^[\s=_*#|:.•>-]*$/.test(text);
    isOwn ||= isTitle(text);
    isCheck = !isBlank && (isCheck || (isOwn && text.trim() === checksHeading));
    if (isBlank || isCheck || isTitle(text) || ((isOwn || header) && isSum(text))) return;
    if (addQuantity(found, line.line, text)) return;

    const head = headerOf(text);
    header = head ?? header;
    const links = cartLinksIn(text);
    for (const cart of links.carts) {
      // An order ends with its own link, which is left out. So is a link that is there twice.
      const before = [...found, ...linked];
      if (before.length > 0 && before.every((each) => isIn(cart, each))) continue;
      carts.push(cart);
      linked.push(...productsOf(cart).map((each) => ({ ...line, ...each })));
    }
    const isLink = links.carts.length > 0;
    if (head?.columns.includes('unknown') || (isLink && links.rest !== '')) unknown.push(line);
    if (head || isLink) return;

    const row = header ? rowAsLine(text, header) : text;
    const part = (row ?? text).slice(0, maxLength);
    const listed = readLine(part, names);
    if (listed.length === 0) searches += 1;
    const isSearched = listed.length === 0 && searches <= maxSearches;
    const readings = isSearched ? searchLine(part, names.products) : listed;
    found.push(...readings.map((each) => ({ ...line, ...each })));
    const isWhole = row !== undefined && text.length <= maxLength && readings.length > 0;
    if (!isWhole || readings.some((each) => !each.isUnderstood)) unknown.push(line);
  });

  // The link of another cart.
  if (found.length > 0) unknown.push(...linked.slice(0, 1));
  const all = [...found, ...linked].toSorted((a, b) => a.line - b.line);
  const withProduct = new Set(all.map(({ line }) => line));
  const others = unknown.filter(({ line }) => !withProduct.has(line));
  const unread = Math.max(texts.length - maxLines, 0);
  if (unread > 0) unknown.push({ line: maxLines + 1, text: texts[maxLines] ?? '' });
  return { found: all, others, unknown, carts, unread };
}

/** A line such as `Qty: 2` says the quantity of the product in the line above. */
function addQuantity(found: Found[], number: number, text: string): boolean {
  const [above, other] = found.filter(({ line }) => line === number - 1);
  const [, quantity] = quantityLine.exec(fold(text)) ?? [];
  if (!quantity || !above || other || above.quantities.length > 0) return false;
  found.splice(-1, 1, { ...above, quantities: [Number(quantity)], isAlone: false });
  return true;
}

const quantityLine = new RegExp(`^${namedQuantity}$`, 'u');

const isIn = ({ lines }: SharedCart, { choices: [product], quantities }: Reading): boolean =>
  lines.some((line) => line.productId === product.id && line.quantity === quantities[0]);

const productsOf = ({ lines }: SharedCart): Reading[] =>
  lines.flatMap(({ productId, quantity }) => {
    const product = findProduct(productId);
    return product ? [{ choices: [product], quantities: [quantity], isUnderstood: true }] : [];
  });

/** `>2` may be more than two. */
const quotation = /^(?:\s*>)+(?: |$)/;

/** Quoted-printable breaks long lines with `=`, and writes a `=` as `=3D`. */
const linesOf = (order: string): string[] =>
  (/=3D/i.test(order) ? order.replaceAll(/=\r?\n/g, '') : order).split(/\r\n|\n|\r/);

/** The order without some of its lines. */
export const orderWithout = (order: string, numbers: ReadonlySet<number>): string =>
  linesOf(order)
    .filter((_, index) => !numbers.has(index + 1))
    .join('\n');
