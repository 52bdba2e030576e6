import { fold, plainNumber } from '../text/fold.ts';
import { computedOnce } from './computed-once.ts';
import { itemNumbersIn, itemNumbersOf } from './item-numbers.ts';
import type { Product } from './product.ts';

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
  const inText =
    possible.length > 0
      ? itemNumbersIn(fold(text), itemNumbersOf(possible.map(({ product }) => product)))
      : [];
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
