// Corrects slips of typing: `grindr`, `multi metre`, `spraygun`.
import { stemOf } from './words';

/** A longer term would take too long, because each of its words is compared with each word of the catalogue. */
const longestTerm = 100;

/**
 * The words with those replaced that are not in the catalogue: by a known word with one slip (a letter is wrong, missing, extra
 * or swapped with the next), with two in a word of eight letters or more, or by two words that the
 * catalogue has beside each other (`spraygun`); two words by one
 * known word (`multi meter`). In a word of four letters only swapped letters are corrected. Never changes digits. Of several
 * known words, the nearest counts, then the one in most products. Undefined if nothing changes.
 */
export function correctedWords(
  words: readonly string[],
  known: ReadonlyMap<string, number>,
  isPhrase: (text: string) => boolean,
): string[] | undefined {
  if (words.join(' ').length > longestTerm) return undefined;
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && known.has(before + word)) joined[joined.length - 1] = before + word;
    else joined.push(word);
  }
  const corrected = joined.flatMap((word) => correctedWord(word, known, isPhrase));
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

/** 1 or 2; `Infinity` for words that differ too much. */
function slipsBetween(word: string, other: string): number {
  const most = word.length >= 8 ? 2 : 1;
  if (Math.abs(word.length - other.length) > most || digitsOf(word) !== digitsOf(other))
    return Number.POSITIVE_INFINITY;
  const slips = distance(word, other);
  const isSwapOnly = word.length === 4;
  if (slips > most || (slips > 1 && word[0] !== other[0])) return Number.POSITIVE_INFINITY;
  return isSwapOnly && [...word].sort().join('') !== [...other].sort().join('')
    ? Number.POSITIVE_INFINITY
    : slips;
}

/** The optimal string alignment distance: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance. */
function distance(a: string, b: string): number {
  let [twoBefore, before]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, i) => i),
  ];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (before[j] ?? 0) + 1,
        (before[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (twoBefore[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [twoBefore, before] = [before, row];
  }
  return before[b.length] ?? 0;
}
