import { fold, plainNumber } from '../text/fold.ts';
import { type ItemNumbers, itemNumbersIn, itemNumbersOf } from './item-numbers.ts';
import type { Product } from './product.ts';

/**
 * The products whose item numbers, in any writing, the text has: `TB-1100 and tb 1120`. Or those whose item number starts with the
 * text; digits alone count as the number without its letters.
 */
export function findByItemNumber(text: string, among: readonly Product[]): Product[] {
  const inText = itemNumbersIn(fold(text), searchedNumbers(among));
  if (inText.length > 0) return [...new Set(inText.map(({ product }) => product))];
  const plain = plainNumber(text);
  const isDigits = /^\d{3,}$/.test(plain);
  if (!isDigits && !(/\d/.test(plain) && /\p{L}/u.test(plain))) return [];
  return among.filter(({ itemNumber }) => {
    const number = plainNumber(itemNumber);
    return number.startsWith(plain) || (isDigits && number.replace(/^\D+/, '').startsWith(plain));
  });
}

const itemNumbers = new WeakMap<readonly Product[], ItemNumbers>();

/** Without those of up to three characters, which could be a size or a price. Computed once per list of products. */
function searchedNumbers(among: readonly Product[]): ItemNumbers {
  const numbers =
    itemNumbers.get(among) ??
    itemNumbersOf(among.filter(({ itemNumber }) => plainNumber(itemNumber).length > 3));
  itemNumbers.set(among, numbers);
  return numbers;
}
