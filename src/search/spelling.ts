// Corrects slips of typing: `grindr`, `spraygun`.
import { editDistance } from '../text/edit-distance.ts';
import { stemOf } from './words.ts';

/** A longer term would take too long, because each of its words is compared with each word of the catalogue. */
const longestTerm = 100;

/** English words that are near those of the catalogue. The build writes them: build/english-words.ts. */
const englishWords = typeof ENGLISH_WORDS === 'undefined' ? '' : ENGLISH_WORDS;

/**
 * The words with those replaced that are neither in the catalogue nor English: by two words that it has beside each other
 * (`spraygun`), or by a known word with one slip (a letter is wrong, missing, extra or swapped with the next), with two in a word
 * of seven letters or more. In a word of four letters only swapped letters are corrected. Never changes digits. Of several known
 * words, the nearest counts, then one with the same last letter, then the one in most products. Undefined if nothing changes.
 */
export function correctedWords(
  words: readonly string[],
  known: ReadonlyMap<string, unknown>,
  meant: ReadonlyMap<string, number>,
  isPhrase: (text: string) => boolean,
): string[] | undefined {
  if (words.join(' ').length > longestTerm) return undefined;
  const corrected = words.map((word) => correctedWord(word, known, meant, isPhrase));
  return corrected.join(' ') === words.join(' ') ? undefined : corrected;
}

function correctedWord(
  word: string,
  known: ReadonlyMap<string, unknown>,
  meant: ReadonlyMap<string, number>,
  isPhrase: (text: string) => boolean,
): string {
  const stem = stemOf(word);
  const isKnown = (each: string) => each.startsWith(stem);
  const isOpen = word.length >= 4 && /\p{L}/u.test(word);
  if (!isOpen || [...known.keys()].some(isKnown)) return word;
  for (let at = 3; at <= word.length - 3; at++) {
    const start = word.slice(0, at);
    const phrase = `${start} ${word.slice(at)}`;
    if (known.has(start) && isPhrase(phrase)) return phrase;
  }
  if (` ${englishWords} `.includes(` ${stem} `)) return word;
  const isEnding = (other: string) => Number(other.endsWith(word.slice(-1)));
  const [best] = [...meant]
    .map(([other, count]) => ({ other, slips: slipsBetween(word, other), count }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .toSorted(
      (a, b) => a.slips - b.slips || isEnding(b.other) - isEnding(a.other) || b.count - a.count,
    );
  return best?.other ?? word;
}

/** How many slips lead from one word, or from its stem (`racheting`), to another; `Infinity` for words that differ too much. */
export const slipsBetween = (word: string, other: string): number =>
  Math.min(...[word, stemOf(word)].map((each) => slipsIn(each, other)));

const digitsOf = (word: string) => word.replaceAll(/\D/g, '');

function slipsIn(word: string, other: string): number {
  const most = word.length >= 7 ? 2 : 1;
  // Most words differ in length, which is the fastest to tell.
  if (Math.abs(word.length - other.length) > most) return Number.POSITIVE_INFINITY;
  const slips = editDistance(word, other, most);
  const isFar =
    digitsOf(word) !== digitsOf(other) ||
    (slips > 1 && word[0] !== other[0]) ||
    (word.length <= 4 && [...word].sort().join('') !== [...other].sort().join(''));
  return isFar ? Number.POSITIVE_INFINITY : slips;
}
