// The lines of an order, each with what it says.
import { linksIn, type SharedCart, sharedCartInLink } from '../cart/shared-cart.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import type { ItemNumbers } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import { checksHeading, isSum, isTitle } from './order.ts';
import { type Reading, readLine } from './read-line.ts';
import { searchLine } from './search-line.ts';
import { type Header, headerOf, readRow } from './table.ts';
import { isCourteous, quantityNames, units } from './words.ts';

export type OrderLine = {
  /** From 1. */
  readonly number: number;
  /** As it was typed. */
  readonly text: string;
  /** The products of the line, found by item number, by full name, by a search or in the carts of its links. */
  readonly readings: readonly Reading[];
  /** What the search has found, if the products are found by a search. */
  readonly choices?: readonly [Product, ...Product[]] | undefined;
  readonly carts: readonly SharedCart[];
  /** Whether it says nothing but products with quantities, or nothing that matters. */
  readonly isUnderstood: boolean;
  /** Whether it is a part of the order without a product: `Qty: 2`, a title, a sum, a link, the head of a table. */
  readonly isPart: boolean;
};

/** At most this many lines are read, and of each this many characters. */
export const maxLines = 2000;
const maxLength = 300;
/** A search takes longer than all else. */
const maxSearches = 100;

/** The lines that are not blank. `unread` is the number of lines beyond the maximum. */
export function orderLinesOf(order: string, itemNumbers: ItemNumbers) {
  const typed = typedLines(order);
  const read = typed.slice(0, maxLines);
  // A line in a quotation may be of an earlier order, except if all of them are.
  const isAllQuoted = read.every((text) => text.trim() === '' || isQuoted(text));
  const lines: OrderLine[] = [];
  let [isOwnOrder, isCheck, isBelowLine] = [false, false, false];
  let searches = maxSearches;
  let header: Header | undefined;

  read.forEach((text, index) => {
    const line = text.replace(/^(?:\s*>)+ ?/, '');
    const isBlank = blank.test(line);
    isOwnOrder ||= isTitle(line);
    isCheck = !isBlank && (isCheck || (isOwnOrder && line.trim() === checksHeading));
    const above = isBelowLine ? lines.at(-1) : undefined;
    isBelowLine = !isBlank;
    if (isBlank) return;

    const links = linksIn(line).filter(sharedCartInLink);
    const carts = links.flatMap((link) => sharedCartInLink(link) ?? []);
    const rest = links.reduce(
      (left, link) => left.replace(link, ' ').replaceAll(/[<>[\]]/g, ' '),
      line,
    );
    const isWhole = rest.length <= maxLength && (isAllQuoted || !isQuoted(text));
    const common = { number: index + 1, text, readings: [], carts: [], isUnderstood: isWhole };
    const part = rest.slice(0, maxLength);
    const head = headerOf(line);
    header = head ?? header;
    if (head && !isCheck) {
      lines.push({ ...common, isUnderstood: isWhole && head.isUnderstood, isPart: true });
      return;
    }
    if (isCheck || isTitle(line) || isSum(line)) {
      lines.push({ ...common, isPart: true });
      return;
    }
    const [reading] = above?.readings ?? [];
    const [, number, unit = ''] = quantityLine.exec(fold(line)) ?? [];
    if (number && above && reading && above.readings.length === 1) {
      const quantities = [...reading.quantities, Number(number)];
      lines.splice(-1, 1, { ...above, readings: [{ ...reading, quantities, unit }] });
      lines.push({ ...common, isPart: true });
      return;
    }
    let readings = (header && readRow(part, header, itemNumbers)) ?? readLine(part, itemNumbers);
    const isPart = links.length > 0;
    if (isPart) readings = [];
    const isSearched = !isPart && readings.length === 0 && !isCourteous(part) && searches-- > 0;
    const searched = isSearched ? searchLine(part, itemNumbers.products) : undefined;
    if (searched) readings = [searched.reading];
    const isClear =
      readings.length > 0
        ? readings.every(({ unknown }) => unknown.length === 0)
        : isCourteous(part);
    const isUnderstood = isWhole && isClear;
    lines.push({ ...common, readings, choices: searched?.choices, carts, isUnderstood, isPart });
  });
  return { lines: withCarts(lines), unread: Math.max(typed.length - maxLines, 0) };
}

/**
 * The lines with the products of their links. An order ends with its own link, so the link of a cart with a product of the other
 * lines is left out. A link that is there twice counts once.
 */
function withCarts(lines: readonly OrderLine[]): OrderLine[] {
  const ids = new Set(lines.flatMap(({ readings }) => readings.map(({ product }) => product.id)));
  const seen = new Set<string>();
  return lines.map((line) => {
    const carts = line.carts.filter((cart) => {
      const isOwn = cart.lines.some(({ productId }) => ids.has(productId));
      const isNew = !seen.has(JSON.stringify(cart));
      seen.add(JSON.stringify(cart));
      return isNew && !isOwn;
    });
    return { ...line, carts, readings: [...line.readings, ...carts.flatMap(readingsOf)] };
  });
}

const readingsOf = ({ lines }: SharedCart): Reading[] =>
  lines.flatMap(({ productId, quantity }) => {
    const product = findProduct(productId);
    const common = { unit: '', unknown: [], isAlone: false, isBare: false };
    return product ? { ...common, product, quantities: [quantity] } : [];
  });

/** Quoted-printable breaks long lines with `=`, and writes a `=` as `=3D`. */
const typedLines = (order: string): string[] =>
  (/=3D/i.test(order) ? order.replaceAll(/=\r?\n/g, '') : order).split(/\r\n|\n|\r/);

/** The order without some of its lines. */
export const orderWithout = (order: string, numbers: ReadonlySet<number>): string =>
  typedLines(order)
    .filter((_, index) => !numbers.has(index + 1))
    .join('\n');

const isQuoted = (text: string) => /^\s*>/.test(text);

const blank = /^[\s=_*#|:.•>-]*$/;

/** Says more about the product in the line above. */
const quantityLine = new RegExp(`^(?:${quantityNames})[\\s.:=-]*([1-9]\\d{0,2}) ?(${units})?\\.?$`);
