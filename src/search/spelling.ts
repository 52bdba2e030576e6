// Corrects slips of typing: `grindr`, `wrachet`.
import type { Product } from '../catalogue/product.ts';
import { editDistance } from '../text/edit-distance.ts';
import { textsWith, wordIndexOf } from './word-index.ts';
import { stemOf, wordPattern } from './words.ts';

/** English words that are near those of the catalogue. The build writes them: build/english-words.ts. */
const englishWords = typeof ENGLISH_WORDS === 'undefined' ? '' : ENGLISH_WORDS;

/** The folded term with its slips corrected, each word on its own; undefined if there are none. */
export function correctedTerm(term: string, among: readonly Product[]): string | undefined {
  // It would take too long, because each word of the term is compared with each word of the names.
  if (term.length > 100) return undefined;
  const { namingWords } = wordIndexOf(among);
  const corrected = term.replaceAll(wordPattern, (word) =>
    textsWith(word, among).length > 0 ? word : (correctionOf(word, namingWords) ?? word),
  );
  return corrected === term ? undefined : corrected;
}

/**
 * The known word that differs from a word that is not English by one slip (a letter is wrong, missing, extra or swapped with the
 * next), or by two in a word of seven letters or more. In a word of four letters only swapped letters are corrected. Never changes
 * digits. Of several known words, the nearest counts, then the one in most products.
 */
export function correctionOf(word: string, known: ReadonlyMap<string, number>): string | undefined {
  const isOpen = word.length >= 4 && /\p{L}/u.test(word);
  if (!isOpen || ` ${englishWords} `.includes(` ${stemOf(word)} `)) return undefined;
  const [best] = [...known]
    .map(([other, count]) => ({ other, slips: slipsBetween(word, other), count }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.slips - b.slips || b.count - a.count);
  return best?.other;
}

/** How many slips lead from one word, or from its stem (`racheting`), to another; `Infinity` for words that differ too much. */
export const slipsBetween = (word: string, other: string): number =>
  Math.min(...[word, stemOf(word)].map((each) => slipsIn(each, other)));

const digitsOf = (word: string) => word.replaceAll(/\D/g, '');

function slipsIn(word: string, other: string): number {
  const most = word.length >= 7 ? 2 : 1;
  // Most words differ in length, which is the fastest to tell.
  if (Math.abs(word.length - other.length) > most) return Number.POSITIVE_INFINITY;
  const isFar =
    digitsOf(word) !== digitsOf(other) ||
    (word.length <= 4 && [...word].sort().join('') !== [...other].sort().join(''));
  return isFar ? Number.POSITIVE_INFINITY : editDistance(word, other, most);
}
