// Corrects slips of typing: `grindr`, `spraygun`.
import { editDistance } from '../text/edit-distance.ts';
import { stemOf } from './words.ts';

/** A longer term would take too long, because each of its words is compared with each word of the catalogue. */
const longestTerm = 100;

/**
 * The words with those replaced that are not in the catalogue: by two words that it has beside each other (`spraygun`), or by a
 * known word with one slip (a letter is wrong, missing, extra or swapped with the next), with two in a word of eight letters or
 * more. In a word of four letters only swapped letters are corrected. Never changes digits. Of several known words, the nearest
 * counts, then the one in most products. Undefined if nothing changes.
 */
export function correctedWords(
  words: readonly string[],
  known: ReadonlyMap<string, number>,
  isPhrase: (text: string) => boolean,
): string[] | undefined {
  if (words.join(' ').length > longestTerm) return undefined;
  const corrected = words.flatMap((word) => correctedWord(word, known, isPhrase));
  return corrected.join(' ') === words.join(' ') ? undefined : corrected;
}

function correctedWord(
  word: string,
  known: ReadonlyMap<string, number>,
  isPhrase: (text: string) => boolean,
): string[] {
  const stem = stemOf(word);
  const all = [...known.keys()];
  if (word.length < 4 || !/\p{L}/u.test(word) || all.some((each) => each.startsWith(stem)))
    return [word];
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (known.has(parts[0] ?? '') && isPhrase(parts.join(' '))) return parts;
  }
  const [best] = all
    .map((other) => ({ other, slips: slipsBetween(word, other), count: known.get(other) ?? 0 }))
    .filter(({ slips }) => slips < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.slips - b.slips || b.count - a.count);
  return [best?.other ?? word];
}

const digitsOf = (word: string) => word.replaceAll(/\D/g, '');

/** How many slips lead from one word to another; `Infinity` for words that differ too much. */
function slipsBetween(word: string, other: string): number {
  const most = word.length >= 8 ? 2 : 1;
  // Most words differ in length, which is the fastest to tell.
  if (Math.abs(word.length - other.length) > most) return Number.POSITIVE_INFINITY;
  const slips = editDistance(word, other, most);
  const isFar =
    slips > most ||
    digitsOf(word) !== digitsOf(other) ||
    (slips > 1 && word[0] !== other[0]) ||
    (word.length === 4 && [...word].sort().join('') !== [...other].sort().join(''));
  return isFar ? Number.POSITIVE_INFINITY : slips;
}
