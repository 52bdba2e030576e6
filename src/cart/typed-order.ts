// Products typed or pasted by their item numbers, one a line.
import { unavailableText } from '../catalogue/availability';
import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';
import { store } from '../store';
import { maxQuantityText } from './announcement';
import { type Cart, type CartLine, cartReducer, maxQuantity, quantityOf } from './cart';
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
 * Reads the lines as `readLine` does, and the texts of order.ts. Blank lines, sums and links are skipped. What cannot be
 * bought and what the cart has no room for are problems too. Never throws. Takes time in proportion to the length.
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
    if (isSkipped(line)) continue;
    const result = lineOf(readLine(line, itemNumbers), sum);
    if (typeof result === 'string') {
      problems.push({ number: index + 1, text: line, problem: result });
      continue;
    }
    lines.push(result);
    sum = cartReducer(sum, { type: 'addLines', lines: [result] });
  }
  return { lines, problems };
}

/** Nothing, or what order.ts writes besides products. */
const isSkipped = (line: string) =>
  line.trim() === '' ||
  line.startsWith(`${store.name} cart`) ||
  /^(?:Subtotal|Shipping|Total)[:\t]|^Item\tProduct\t|^https?:\/\/\S+$/.test(line.trim());

/** The line for the cart, or the problem. */
function lineOf(reading: Reading | string, cart: Cart): CartLine | string {
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
