// Products typed or pasted by their item numbers, one a line.
import { unavailableText } from '../catalogue/availability';
import { plainNumber } from '../catalogue/item-number';
import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';
import { store } from '../store';
import { maxQuantityText } from './announcement';
import { type Cart, type CartLine, cartReducer, maxQuantity, quantityOf } from './cart';

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
 * Reads `TB-1120`, `TB-1120 2`, `2 x TB-1120`, cells separated by tabs, and the texts of order-text.ts. Letter case, spaces and
 * hyphens in item numbers do not matter. Blank lines, sums and links are skipped. A line that the cart has no room for is a
 * problem too. Never throws.
 */
export function parseTypedOrder(
  text: string,
  cart: Cart,
  among: readonly Product[] = products,
): TypedOrder {
  const lines: CartLine[] = [];
  const problems: TypedProblem[] = [];
  let sum = cart;
  const find = finderOf(among);
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (isSkipped(line)) continue;
    const found = line.includes('\t') ? inCells(line, find) : inWords(line.trim(), find);
    const result = found ? lineOf(found, sum) : 'No product has this item number.';
    if (typeof result === 'string') {
      problems.push({ number: index + 1, text: line, problem: result });
      continue;
    }
    lines.push(result);
    sum = cartReducer(sum, { type: 'addLines', lines: [result] });
  }
  return { lines, problems };
}

/** Nothing, or what order-text.ts writes besides products. */
const isSkipped = (line: string) =>
  line.trim() === '' ||
  line.startsWith(`${store.name} cart`) ||
  /^(?:Subtotal|Shipping|Total)[:\t]|^Item\tProduct\t|^https?:\/\/\S+$/.test(line.trim());

/** The product of an item number, as it is written; `isExact`: except for letter case. */
type Find = (itemNumber: string, isExact: boolean) => Product | undefined;

function finderOf(among: readonly Product[]): Find {
  const exact = new Map(among.map((product) => [product.itemNumber.toLowerCase(), product]));
  const plain = new Map(among.map((product) => [plainNumber(product.itemNumber), product]));
  return (text, isExact) =>
    isExact ? exact.get(text.toLowerCase()) : plain.get(plainNumber(text));
}

/** A product, and its quantity as it is typed. */
type Found = readonly [product: Product, quantity: string];

function lineOf([product, digits]: Found, cart: Cart): CartLine | string {
  const unavailable = unavailableText(product);
  if (unavailable) return `${unavailable}: ${product.name}.`;
  const quantity = /^\d+$/.test(digits) ? Number(digits) : 0;
  if (quantity < 1 || quantity > maxQuantity) {
    return `The quantity is no whole number from 1 to ${maxQuantity}.`;
  }
  const productId = product.id;
  return quantityOf(cart, productId) + quantity > maxQuantity
    ? maxQuantityText
    : { productId, quantity };
}

/** One cell is an item number; the first other cell that starts with a digit is the quantity. */
function inCells(line: string, find: Find): Found | undefined {
  const cells = line.split('\t').map((cell) => cell.trim());
  const found = cells.map((cell) => find(cell, false));
  const product = found.find(Boolean);
  if (!product) return undefined;
  const others = cells.toSpliced(found.indexOf(product), 1);
  return [product, others.find((cell) => /^-?\d+(?:\D\d+)?$/.test(cell)) ?? '1'];
}

/** `TB-1120`, `TB-1120 2`, `TB-1120: 2 pcs`; or `2 x TB-1120`, `2 TB-1120 Click Torque Wrench`. */
function inWords(line: string, find: Find): Found | undefined {
  const first = startOf(line, find);
  if (first) {
    const [product, rest] = first;
    const quantity = rest
      .replace(/[\s,;:]*(?:[x×*]\s*)?/i, '')
      .replace(/\s*(?:pcs|pieces|ea)\.?$/i, '');
    return [product, quantity || '1'];
  }
  const [, quantity = '', rest = ''] = line.match(/^(\d+)\s*(?:[x×*]\s*|\s)(.*)/i) ?? [];
  const [product] = startOf(rest, find) ?? [];
  return product && [product, quantity];
}

/** The product whose item number a text starts with, the longest if there are several, and what follows it. */
function startOf(text: string, find: Find): readonly [Product, string] | undefined {
  for (const isExact of [true, false]) {
    for (let end = text.length; end > 0; end--) {
      if (/[\p{L}\p{N}]/u.test(text.charAt(end))) continue;
      const product = find(text.slice(0, end), isExact);
      if (product) return [product, text.slice(end)];
    }
  }
  return undefined;
}
