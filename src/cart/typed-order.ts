// Reads the item numbers that the shopper types or pastes, one product per line.
import { unavailableText } from '../catalogue/availability';
import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';
import {
  type Cart,
  type CartLine,
  cartReducer,
  maxQuantity,
  maxQuantityText,
  quantityOf,
} from './cart';
import { hasNoProduct } from './order';
import { itemNumbersOf, type Reading, readLine } from './typed-line';

export type TypedOrder = {
  readonly lines: readonly CartLine[];
  /** The lines that were not understood, with their numbers from 1. */
  readonly problems: readonly TypedProblem[];
};

export type TypedProblem = {
  readonly number: number;
  readonly text: string;
  readonly problem: string;
};

/**
 * Reads each line with `readLine`, so it also reads the text and the table of order.ts. Blank lines, titles, sums and links
 * are skipped. A product that cannot be bought, or that would exceed its maximum quantity, is a problem too. Never throws.
 * The time is proportional to the length.
 */
export function parseTypedOrder(
  text: string,
  cart: Cart,
  among: readonly Product[] = products,
): TypedOrder {
  const lines: CartLine[] = [];
  const problems: TypedProblem[] = [];
  let sum = cart;
  const itemNumbers = itemNumbersOf(among);
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (hasNoProduct(line)) continue;
    const result = lineOrProblem(readLine(line, itemNumbers), sum);
    if (typeof result === 'string') {
      problems.push({ number: index + 1, text: line, problem: result });
      continue;
    }
    lines.push(result);
    sum = cartReducer(sum, { type: 'addLines', lines: [result] });
  }
  return { lines, problems };
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
