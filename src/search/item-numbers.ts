// The item numbers of a store, and where a text has them.

import { computedOnce } from '../catalogue/computed-once.ts';
import type { Product } from '../catalogue/product.ts';
import { fold, plainNumber } from '../text/fold.ts';

/** The facts that `itemNumbersIn` needs. */
export function itemNumbersOf(products: readonly Product[]) {
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
    byNumber: new Map([...plain, ...exact]),
    // One with the same spaces and hyphens wins over one with different ones, then the longest. Also in `2xTB-1120x2`, `TB-1120qty2` and `2 TB-1120s`.
    pattern: new RegExp(
      String.raw`(?:(?<![\p{L}\p{N}])|(?<=\dx))(?:${alternatives.join('|')})(?!(?!x\d|qty|s(?!\p{L}))[\p{L}\p{N}])`,
      'gu',
    ),
  };
}

const escaped = (text: string) =>
  Array.from(text, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);

/**
 * The item numbers in a folded text, each with its end, or that of the full name of the product if that follows (`isNamed`). One of
 * a few digits may be a quantity or a price: where the name of a product follows one item number, digits without a name are none,
 * and `3 x 3` has only one.
 */
export function itemNumbersIn(
  text: string,
  { byNumber, pattern }: ReturnType<typeof itemNumbersOf>,
) {
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

/**
 * The products whose item numbers, in any writing, the text has: `TB-1100 and tb 1120`. Or those whose item number starts with the
 * text; digits alone count as the number without its letters.
 */
export function findByItemNumber(text: string, among: readonly Product[]): Product[] {
  const plain = plainNumber(text);
  const numbers = plainNumbersOf(among);
  // A pattern of all item numbers takes long in a large catalogue, so it is made of those that the text can have. Those of up to
  // three characters could be a size or a price.
  const possible = numbers.filter(({ number }) => number.length > 3 && plain.includes(number));
  const inText = itemNumbersIn(fold(text), itemNumbersOf(possible.map(({ product }) => product)));
  if (inText.length > 0) return [...new Set(inText.map(({ product }) => product))];
  const isDigits = /^\d{3,}$/.test(plain);
  if (!isDigits && !(/\d/.test(plain) && /\p{L}/u.test(plain))) return [];
  return numbers
    .filter(
      ({ number }) =>
        number.startsWith(plain) || (isDigits && number.replace(/^\D+/, '').startsWith(plain)),
    )
    .map(({ product }) => product);
}

const plainNumbersOf = computedOnce((among: readonly Product[]) =>
  among.map((product) => ({ product, number: plainNumber(product.itemNumber) })),
);
