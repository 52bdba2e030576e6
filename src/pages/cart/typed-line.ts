// One line of a typed order: a product and its quantity.

import { maxQuantity } from '../../cart/cart.ts';
import type { Product } from '../../catalogue/product.ts';
import { fold, plainNumber } from '../../text/fold.ts';
import { amountsPattern } from './order.ts';

/** The product of a line, with its quantity or with the reason why the line is not understood. */
export type Reading = { readonly product: Product } & (
  | { readonly quantity: number; readonly problem?: never }
  | { readonly quantity?: never; readonly problem: string }
);

const noProduct = 'No product has this item number.';
const noQuantity = `The quantity is no whole number from 1 to ${maxQuantity}.`;
const severalNumbers = 'More than one number could be the quantity.';
const notWhole = 'Only an item number, a quantity and the name of the product are understood.';
const severalProducts = (first: Product, second: Product) =>
  `Both ${first.itemNumber} and ${second.itemNumber} are item numbers. Type one a line, with the name of its product after it.`;

/** The products of a store by their item numbers. */
export type ItemNumbers = {
  /** The keys are folded item numbers. */
  readonly exact: ReadonlyMap<string, Product>;
  /** The keys are item numbers without spaces and hyphens (`plainNumber`). */
  readonly plain: ReadonlyMap<string, Product>;
  /** The length of the longest folded item number. */
  readonly longest: number;
};

export const itemNumbersOf = (products: readonly Product[]): ItemNumbers => ({
  exact: new Map(products.map((product) => [fold(product.itemNumber), product])),
  plain: new Map(products.map((product) => [plainNumber(product.itemNumber), product])),
  longest: Math.max(0, ...products.map(({ itemNumber }) => fold(itemNumber).length)),
});

/**
 * Reads `TB-1120`, `TB-1120 2` or `2 x TB-1120`, or cells separated by tabs. The name of the product, or words of the name,
 * may follow the item number. Letter case and accents do not matter (`fold`). A line has a problem if a part of it is not
 * understood, or if it can be read in two ways. Returns only the problem if the line has no item number. The time is
 * proportional to the length.
 */
export function readLine(line: string, itemNumbers: ItemNumbers): Reading | string {
  const folded = fold(line);
  const readings = folded.includes('\t')
    ? inCells(
        folded.split('\t').map((cell) => cell.trim()),
        itemNumbers,
      )
    : inWords(folded, itemNumbers);
  const understood = readings.filter(({ problem }) => problem === undefined);
  const [first, ...others] = understood.length > 0 ? understood : readings;
  if (!first) return noProduct;
  const { product } = first;
  const other = others.find((each) => each.product !== product)?.product;
  return other ? { product, problem: severalProducts(product, other) } : first;
}

/** Returns one reading for each cell that is an item number. */
function inCells(cells: readonly string[], { plain }: ItemNumbers): Reading[] {
  const readings = cells.flatMap((cell, index) => {
    const product = plain.get(plainNumber(cell));
    return product ? [{ product, others: cells.toSpliced(index, 1) }] : [];
  });
  // A row of `orderTable` starts with item number, name and quantity. Its amounts may be whole numbers too, so only the
  // column tells which number is the quantity.
  const [, name, quantity = ''] = cells;
  const [first] = readings;
  if (first && cells[0] && name === fold(first.product.name)) {
    return [readingOf(first.product, quantity)];
  }
  return readings.map(({ product, others }) => amongCells(product, others));
}

/** At most one cell may be a whole number: the quantity. Without one, every cell must be empty or have words of the name. */
function amongCells(product: Product, cells: readonly string[]): Reading {
  const [quantity, another] = cells.filter((cell) => wholeNumberIn(cell) !== undefined);
  if (another !== undefined) return { product, problem: severalNumbers };
  if (quantity !== undefined) return readingOf(product, quantity);
  return cells.every((cell) => cell === '' || isOfName(cell, product))
    ? { product, quantity: 1 }
    : { product, problem: noQuantity };
}

/** Reads a line that starts with the item number, or with a quantity and then the item number. */
function inWords(line: string, itemNumbers: ItemNumbers): Reading[] {
  const [, quantity, afterQuantity = ''] = line.match(/^(\d+)(?:\s*[x*]\s*|\s+)(.*)/) ?? [];
  const atStart = startOf(line, itemNumbers);
  const behind = startOf(afterQuantity, itemNumbers);
  return [
    ...(atStart ? [readRest(...atStart, undefined, itemNumbers)] : []),
    ...(behind ? [readRest(...behind, quantity, itemNumbers)] : []),
  ];
}

/** Reads what follows the item number: words of the name, or the quantity if none came before the item number. */
function readRest(
  product: Product,
  rest: string,
  quantityBefore: string | undefined,
  itemNumbers: ItemNumbers,
): Reading {
  const text = rest.replace(/^[\s,;:]+/, '');
  if (text === '' || isOfName(text, product)) return readingOf(product, quantityBefore ?? '1');
  const isNumber = wholeNumberIn(text) !== undefined;
  if (isNumber && quantityBefore === undefined) return readingOf(product, text);
  if (isNumber) return { product, problem: severalNumbers };
  const [other] = startOf(text, itemNumbers) ?? [];
  if (other) return { product, problem: severalProducts(product, other) };
  return { product, problem: quantityBefore === undefined ? noQuantity : notWhole };
}

function readingOf(product: Product, text: string): Reading {
  const quantity = wholeNumberIn(text) ?? 0;
  const isValid = quantity >= 1 && quantity <= maxQuantity;
  return isValid ? { product, quantity } : { product, problem: noQuantity };
}

/**
 * The whole number in `2`, `x2`, `2 pcs`, `+2`, `"2"` or `=2`; undefined for any other text. `2 pc` is not a quantity, because
 * `40 pc` means a 40-piece set.
 */
function wholeNumberIn(text: string): number | undefined {
  const [, , digits] =
    text.match(/^=?(["']?)\+?(?:[x*]\s*)?(\d+)\s*(?:[x*]|(?:pcs|pieces|ea|each)\.?)?\1$/) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Whether the text is the product's name, with or without the amounts that order.ts writes after it, or consists of words of
 * the name, at least one of which starts with three letters.
 */
function isOfName(text: string, product: Product): boolean {
  const name = fold(product.name);
  if (text === name) return true;
  if (text.startsWith(name) && amountsPattern.test(text.slice(name.length))) return true;
  const wordsOfName = wordsOf(name);
  const words = wordsOf(text);
  return (
    words.every((word) => wordsOfName.includes(word)) &&
    words.some((word) => /^\p{L}{3}/u.test(word))
  );
}

const wordsOf = (text: string) => text.split(/[\s,;:]+/).filter((word) => word !== '');

/**
 * The product whose item number starts the text, and the text after it. An item number with the same spaces and hyphens wins
 * over one with different spaces and hyphens. Among several, the longest wins.
 */
function startOf(
  text: string,
  { exact, plain, longest }: ItemNumbers,
): readonly [Product, string] | undefined {
  let exactly: readonly [Product, string] | undefined;
  let plainly: readonly [Product, string] | undefined;
  let plainText = '';
  for (let end = 1; end <= text.length && plainText.length <= longest; end++) {
    const character = text.charAt(end - 1);
    if (!/[\s-]/.test(character)) plainText += character;
    if (/[\p{L}\p{N}]/u.test(text.charAt(end))) continue;
    const product = end <= longest ? exact.get(text.slice(0, end)) : undefined;
    const plainProduct = plain.get(plainText);
    if (product) exactly = [product, text.slice(end)];
    if (plainProduct) plainly = [plainProduct, text.slice(end)];
  }
  return exactly ?? plainly;
}
