// The item numbers of a store, and where a text has them.

import { fold, plainNumber } from '../text/fold.ts';
import type { Product } from './product.ts';

/** The products of a store by their item numbers. */
export type ItemNumbers = {
  readonly products: readonly Product[];
  /** The keys are folded item numbers, and item numbers without spaces and hyphens (`plainNumber`). */
  readonly byNumber: ReadonlyMap<string, Product>;
  /** Matches an item number. One with the same spaces and hyphens wins over one with different ones, then the longest. */
  readonly pattern: RegExp;
};

export function itemNumbersOf(products: readonly Product[]): ItemNumbers {
  const numbersBy = (form: (text: string) => string) =>
    products
      .map((product) => [form(product.itemNumber), product] as const)
      .toSorted(([a], [b]) => b.length - a.length);
  const [exact, plain] = [numbersBy(fold), numbersBy(plainNumber)];
  const alternatives = [
    ...exact.map(([text]) => escaped(text).join('')),
    ...plain.map(([text]) => escaped(text).join('[ -]?')),
  ];
  return {
    products,
    byNumber: new Map([...plain, ...exact]),
    // Also in `2xTB-1120x2`, `TB-1120qty2` and `2 TB-1120s`.
    pattern: new RegExp(
      String.raw`(?:(?<![\p{L}\p{N}])|(?<=\dx))(?:${alternatives.join('|')})(?!(?!x\d|qty|s(?!\p{L}))[\p{L}\p{N}])`,
      'gu',
    ),
  };
}

const escaped = (text: string) =>
  Array.from(text, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

export type ItemInText = {
  readonly product: Product;
  readonly start: number;
  /** The end of the item number, or of the full name of the product if that follows. */
  readonly end: number;
  readonly isNamed: boolean;
};

/**
 * The item numbers in a folded text. One of a few digits may be a quantity or a price: where the name of a product follows
 * one item number, digits without a name are none, and `3 x 3` has only one.
 */
export function itemNumbersIn(
  text: string,
  { byNumber, pattern }: ItemNumbers,
): readonly ItemInText[] {
  const items = [...text.matchAll(pattern)].flatMap(({ 0: number, index: start }) => {
    const product = byNumber.get(number) ?? byNumber.get(plainNumber(number));
    const end = start + number.length;
    const isDigits = /^\d+$/.test(number);
    // 12 is no item number in 12.50.
    const isPart = isDigits && /\d[.,/]\d/.test(text.slice(Math.max(start - 2, 0), end + 2));
    if (!product || isPart) return [];
    const name = fold(product.name);
    const at = text.slice(end, end + name.length + 3).indexOf(name);
    const isNamed = at >= 0 && /^[\s,]*$/.test(text.slice(end, end + at));
    return { product, start, end: isNamed ? end + at + name.length : end, isNamed, isDigits };
  });
  const isSure = items.some(({ isNamed }) => isNamed);
  return items.filter(
    ({ product, isNamed, isDigits }, index) =>
      isNamed ||
      !isDigits ||
      !(isSure || items.slice(0, index).some((each) => each.product === product)),
  );
}
