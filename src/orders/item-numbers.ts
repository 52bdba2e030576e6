// The item numbers and names of a store, and where a text has an item number.
import type { Product } from '../catalogue/product.ts';
import { fold, plainNumber } from '../text/fold.ts';

/** The products of a store by their item numbers. */
export type ItemNumbers = {
  readonly products: readonly Product[];
  /** The keys are folded item numbers. */
  readonly exact: ReadonlyMap<string, Product>;
  /** The keys are item numbers without spaces and hyphens (`plainNumber`). */
  readonly plain: ReadonlyMap<string, Product>;
  /** The forms of the item numbers: `aa0000` for `TB-1120`. */
  readonly forms: ReadonlySet<string>;
  /** The length of the longest folded item number. */
  readonly longest: number;
};

export const itemNumbersOf = (products: readonly Product[]): ItemNumbers => ({
  products,
  exact: new Map(products.map((product) => [fold(product.itemNumber), product])),
  plain: new Map(products.map((product) => [plainNumber(product.itemNumber), product])),
  forms: new Set(products.map(({ itemNumber }) => formOf(itemNumber))),
  longest: Math.max(0, ...products.map(({ itemNumber }) => fold(itemNumber).length)),
});

const formOf = (itemNumber: string) =>
  plainNumber(itemNumber).replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');

/** A word of the folded text that looks like an item number of the store, with letters and digits, but is none. */
export const unknownNumberIn = (folded: string, { forms, plain }: ItemNumbers) =>
  folded
    .match(/(?<![\p{L}\d])\p{L}[\p{L}\d-]*\d[\p{L}\d]*/gu)
    ?.find((word) => forms.has(formOf(word)) && !plain.has(plainNumber(word)));

/**
 * The product whose item number is at `start` of the folded text, and where it ends. An item number with the same spaces and
 * hyphens wins over one with different spaces and hyphens. Among several, the longest wins.
 */
export function itemNumberAt(
  text: string,
  start: number,
  { exact, plain, longest }: ItemNumbers,
): { readonly product: Product; readonly end: number } | undefined {
  if (!/^(?:|.*[^\p{L}\p{N}]|\dx)$/su.test(text.slice(Math.max(0, start - 2), start)))
    return undefined;
  let exactly: { product: Product; end: number } | undefined;
  let plainly: { product: Product; end: number } | undefined;
  let plainText = '';
  // One space or hyphen for each character at most, so that the time is proportional to the length of the text.
  for (let end = start + 1; end <= text.length && end <= start + 2 * longest; end++) {
    const character = text.charAt(end - 1);
    if (character === '\t') break;
    const isPart = !/[\s-]/.test(character);
    if (isPart) plainText += character;
    // `TB-1120x2` ends before the `x`.
    if (!/^(?:$|[^\p{L}\p{N}]|x\d)/u.test(text.slice(end, end + 2))) continue;
    const product = exact.get(text.slice(start, end));
    const plainProduct = plain.get(plainText);
    if (product) exactly = { product, end };
    if (plainProduct && isPart) plainly = { product: plainProduct, end };
  }
  const found = exactly ?? plainly;
  // Digits alone are no item number if they are part of a number: 12 is none in 12.50.
  const isPartOfNumber =
    found &&
    /^\d+$/.test(text.slice(start, found.end)) &&
    (/^[.,/:'-]\d/.test(text.slice(found.end, found.end + 2)) ||
      /\d[.,/:'-]$/.test(text.slice(Math.max(0, start - 2), start)));
  return isPartOfNumber ? undefined : found;
}
