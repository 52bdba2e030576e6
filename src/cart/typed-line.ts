// One line of a typed order: a product and its quantity.
import { fold, plainNumber } from '../catalogue/fold';
import type { Product } from '../catalogue/product';
import { maxQuantity } from './cart';

/** A product with its quantity, or with the reason why its line is not understood. */
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
  /** By the folded item number. */
  readonly exact: ReadonlyMap<string, Product>;
  /** Without spaces and hyphens. */
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
 * Reads `TB-1120`, `TB-1120 2`, `2 x TB-1120`, each with the name of the product or words of it behind the item number, or
 * cells separated by tabs. The texts are compared as `fold` returns them. A line is understood whole and in one way only,
 * else it has a problem. Returns the problem alone if no item number is found. Takes time in proportion to the length.
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

/** Each cell that is an item number gives a reading. */
function inCells(cells: readonly string[], { plain }: ItemNumbers): Reading[] {
  const readings = cells.flatMap((cell, index) => {
    const product = plain.get(plainNumber(cell));
    return product ? [{ product, others: cells.toSpliced(index, 1) }] : [];
  });
  // The table of order.ts begins with the item number, the name and the quantity. Its amounts may be whole numbers, too.
  const [, name, quantity = ''] = cells;
  const [first] = readings;
  if (first && cells[0] && name === fold(first.product.name)) {
    return [withQuantity(first.product, quantity)];
  }
  return readings.map(({ product, others }) => amongCells(product, others));
}

/** The only cell that is a whole number is the quantity. Without one, the other cells must be words of the name. */
function amongCells(product: Product, cells: readonly string[]): Reading {
  const [quantity, another] = cells.filter((cell) => numberIn(cell) !== undefined);
  if (another !== undefined) return { product, problem: severalNumbers };
  if (quantity !== undefined) return withQuantity(product, quantity);
  return cells.every((cell) => cell === '' || isOfName(cell, product))
    ? { product, quantity: 1 }
    : { product, problem: noQuantity };
}

/** The item number is at the start, or behind a quantity at the start. */
function inWords(line: string, itemNumbers: ItemNumbers): Reading[] {
  const [, quantity, afterQuantity = ''] = line.match(/^(\d+)(?:\s*[x*]\s*|\s+)(.*)/) ?? [];
  const atStart = startOf(line, itemNumbers);
  const behind = startOf(afterQuantity, itemNumbers);
  return [
    ...(atStart ? [readRest(...atStart, undefined, itemNumbers)] : []),
    ...(behind ? [readRest(...behind, quantity, itemNumbers)] : []),
  ];
}

/** What follows an item number: words of the name or, if there is none before it, the quantity. */
function readRest(
  product: Product,
  rest: string,
  quantityBefore: string | undefined,
  itemNumbers: ItemNumbers,
): Reading {
  const text = rest.replace(/^[\s,;:]+/, '');
  if (text === '' || isOfName(text, product)) return withQuantity(product, quantityBefore ?? '1');
  const isNumber = numberIn(text) !== undefined;
  if (isNumber && quantityBefore === undefined) return withQuantity(product, text);
  if (isNumber) return { product, problem: severalNumbers };
  const [other] = startOf(text, itemNumbers) ?? [];
  if (other) return { product, problem: severalProducts(product, other) };
  return { product, problem: quantityBefore === undefined ? noQuantity : notWhole };
}

function withQuantity(product: Product, text: string): Reading {
  const quantity = numberIn(text) ?? 0;
  const isValid = quantity >= 1 && quantity <= maxQuantity;
  return isValid ? { product, quantity } : { product, problem: noQuantity };
}

/**
 * The whole number of `2`, `x2`, `2 pcs`, `+2`, `"2"`, `=2`; undefined for any other text. `2 pc` is none: in the trade `40 pc` is
 * a set of 40 pieces.
 */
function numberIn(text: string): number | undefined {
  const [, , digits] =
    text.match(/^=?(["']?)\+?(?:[x*]\s*)?(\d+)\s*(?:[x*]|(?:pcs|pieces|ea|each)\.?)?\1$/) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The name, also with the amounts of order.ts behind it; or some of its words, of which one has three letters. */
function isOfName(text: string, product: Product): boolean {
  const name = fold(product.name);
  if (text.startsWith(name) && /^(?:, .+ each: .+)?$/.test(text.slice(name.length))) return true;
  const wordsOfName = wordsOf(name);
  const words = wordsOf(text);
  return (
    words.every((word) => wordsOfName.includes(word)) &&
    words.some((word) => /^\p{L}{3}/u.test(word))
  );
}

const wordsOf = (text: string) => text.split(/[\s,;:]+/).filter((word) => word !== '');

/**
 * The product whose item number a text starts with, and what follows it. The longest item number wins, and one that is written
 * with the same spaces and hyphens wins over others.
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
