// Reads the item numbers that the shopper types or pastes, one product per line, or a cart link.

import {
  type Cart,
  type CartLine,
  cartReducer,
  maxQuantity,
  maxQuantityText,
  quantityOf,
} from '../../cart/cart.ts';
import { itemCount } from '../../cart/pricing.ts';
import { isLink, leftOutNote, type SharedCart, sharedCartInLink } from '../../cart/shared-cart.ts';
import { unavailableText } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { products } from '../../catalogue/products.ts';
import { isBlankTitleOrSum } from './order.ts';
import { itemNumbersOf, type Reading, readLine } from './typed-line.ts';

export type TypedOrder = {
  readonly lines: readonly CartLine[];
  /** How many items the lines add. A quantity of a link is cut at the maximum. */
  readonly added: number;
  /** The lines that were not understood, with their numbers from 1. */
  readonly problems: readonly TypedProblem[];
  /** What the links of the order leave out. */
  readonly notes: readonly string[];
  /** The job of a link; empty without one. */
  readonly jobName: string;
};

export type TypedProblem = {
  readonly number: number;
  readonly text: string;
  readonly problem: string;
};

/**
 * Reads each line with `readLine`, so it also reads the text and the table of order.ts. Blank lines, titles and sums are
 * skipped. A product that cannot be bought, or that would exceed its maximum quantity, is a problem too. A line can also be a
 * link to a cart. But an order ends with its own link, so links are skipped if any line has a product. Never throws. The time
 * is proportional to the length.
 */
export function parseTypedOrder(
  text: string,
  cart: Cart,
  among: readonly Product[] = products,
): TypedOrder {
  const lines: CartLine[] = [];
  const problems: TypedProblem[] = [];
  const links: SharedCart[] = [];
  let sum = cart;
  const addLines = (added: readonly CartLine[]) => {
    lines.push(...added);
    sum = cartReducer(sum, { type: 'addLines', lines: added });
  };
  for (const { number, text: line, reading } of readLines(text, among)) {
    const result = isLink(line) ? linkOrProblem(line) : lineOrProblem(reading, sum);
    if (typeof result === 'string') {
      problems.push({ number, text: line, problem: result });
    } else if ('lines' in result) {
      links.push(result);
      addLines(result.lines);
    } else {
      addLines([result]);
    }
  }
  const added = itemCount(sum) - itemCount(cart);
  const isCut = added < itemCount(lines);
  const notes = [...links.map(leftOutNote), isCut ? maxQuantityText : ''].filter(Boolean);
  const jobName = links.find((link) => link.jobName)?.jobName ?? '';
  return { lines, added, problems, notes, jobName };
}

/** The lines that are not skipped. */
function readLines(text: string, among: readonly Product[]) {
  const itemNumbers = itemNumbersOf(among);
  const readings = text
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line, reading: readLine(line, itemNumbers) }))
    .filter((line) => !isBlankTitleOrSum(line.text));
  const hasProducts = readings.some(({ reading }) => typeof reading === 'object');
  return hasProducts ? readings.filter((line) => !isLink(line.text)) : readings;
}

const noCart = 'This is no link to a cart of this store.';

/** The cart of a link if it adds anything, or the problem. */
function linkOrProblem(line: string): SharedCart | string {
  const shared = sharedCartInLink(line.trim());
  if (!shared) return noCart;
  return shared.lines.length > 0 ? shared : leftOutNote(shared) || noCart;
}

/** The line for the cart, or the problem. */
function lineOrProblem(reading: Reading | string, cart: Cart): CartLine | string {
  if (typeof reading === 'string') return reading;
  const { product, quantity, problem } = reading;
  const unavailable = unavailableText(product);
  if (unavailable) return `${unavailable}: ${product.name}.`;
  if (problem !== undefined) return problem;
  const productId = product.id;
  return quantityOf(cart, productId) + quantity > maxQuantity
    ? maxQuantityText
    : { productId, quantity };
}
