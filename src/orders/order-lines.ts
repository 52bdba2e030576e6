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
import { asks, isUnderstood, quantityNames, units } from './words.ts';

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
  /** Whether it is not understood, so that it may be about any row. */
  readonly isUnknown: boolean;
  /** Whether it asks for the products below, whatever stands above. */
  readonly isRequest: boolean;
  /** Whether it is a part of the order without a product: `Qty: 2`, a title, a sum, the head of a table. */
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
  const texts = typed.slice(0, maxLines);
  // A line in a quotation may be of an earlier order, except if all of them are.
  const isAllQuoted = texts.every((text) => text.trim() === '' || isQuoted(text));
  const lines: OrderLine[] = [];
  let [isOwnOrder, isCheck] = [false, false];
  let header: Header | undefined;
  let searches = maxSearches;

  texts.forEach((text, index) => {
    const line = text.replace(/^(?:\s*>)+ ?/, '');
    const isBlank = blank.test(line);
    isOwnOrder ||= isTitle(line);
    isCheck = !isBlank && (isCheck || (isOwnOrder && line.trim() === checksHeading));
    if (isBlank) return;

    const links = linksIn(line).filter(sharedCartInLink);
    const carts = links.flatMap((link) => sharedCartInLink(link) ?? []);
    const whole = links.reduce(
      (left, link) => left.replace(link, ' ').replaceAll(/[<>[\]]/g, ' '),
      line,
    );
    const rest = whole.slice(0, maxLength);
    const isCut = rest !== whole || (!isAllQuoted && isQuoted(text));
    const common = { number: index + 1, text, carts, isUnknown: isCut };
    const part = { ...common, readings: [], isRequest: false, isPart: true };
    const head = isCheck ? undefined : headerOf(line);
    header = head ?? header;
    if (head) lines.push({ ...part, isUnknown: isCut || !head.isUnderstood });
    else if (isCheck || isTitle(line) || isSum(line) || addQuantity(lines, line, index + 1))
      lines.push(part);
    else {
      const row = links.length > 0 ? [] : header && readRow(rest, header, itemNumbers);
      const read = row ?? readLine(rest, itemNumbers);
      const isOther = links.length + read.length === 0 && !isUnderstood(rest);
      const isSearched = isOther && searches-- > 0;
      const found = isSearched ? searchLine(rest, itemNumbers.products) : undefined;
      const readings = found?.readings ?? read;
      const isClear =
        readings.length > 0 ? readings.every(({ unknown }) => !unknown.length) : isUnderstood(rest);
      const isProse = readings.length === 0 && !isCut && !goesOn(lines.at(-1), index + 1);
      lines.push({
        ...part,
        readings,
        choices: found?.choices,
        isUnknown: isCut || !isClear,
        isRequest: isProse && asks(rest),
        isPart: links.length > 0,
      });
    }
  });
  return { lines: withCarts(lines), unread: Math.max(typed.length - maxLines, 0) };
}

/** Whether the line above begins a sentence that goes on in this one: `please do not`, `send`. */
const goesOn = (above: OrderLine | undefined, number: number): boolean =>
  above?.isUnknown === true && above.number === number - 1 && !/[.:;!?]\s*$/.test(above.text);

/** A line such as `Qty: 2` says more about the product in the line above. */
function addQuantity(lines: OrderLine[], line: string, number: number): boolean {
  const above = lines.at(-1);
  const [reading, other] = above?.readings ?? [];
  const [, quantity, unit = ''] = quantityLine.exec(fold(line)) ?? [];
  if (!quantity || !reading || other || above?.number !== number - 1) return false;
  const quantities = [...reading.quantities, Number(quantity)];
  lines.splice(-1, 1, { ...above, readings: [{ ...reading, quantities, unit }] });
  return true;
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

const quantityLine = new RegExp(`^(?:${quantityNames})[\\s.:=-]*([1-9]\\d{0,2}) ?(${units})?\\.?$`);
