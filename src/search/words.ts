// Words, as the search outside of the specified substring search compares them.
import { fold } from '../text/fold.ts';

/** A word or a number of a folded text; `1,200`, `4.5` and `1/2` are one word each. */
const pattern = /\d+(?:[.,/]\d+)*\p{L}*|[\p{L}\p{N}]+/gu;

/** The words of a text, folded, numbers without the commas between thousands. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .match(pattern) ?? [];

/** A letter alone says nothing: the `c` of `c clamp` is not that of `°C`. */
export const isLetter = (word: string): boolean => word.length === 1;

/**
 * The part that the forms of an English word share: `polish` of `polishing`, `batter` of `battery` and `batteries`. The space of a
 * word that is typed as two does not count: `flash light`.
 */
export function stemOf(text: string): string {
  const word = text.replace(' ', '');
  const stem = word.replace(/(?:ies|ing|es|s|e|y)$/, '');
  return stem.length >= 4 ? stem : word.replace(/(?<=...)s$/, '');
}

/**
 * Whether the word has this stem. A stem of four letters may be the start of the word, a shorter one may not: `air` is not
 * `airflow`. Numbers have to be whole, with or without a unit: `20` is `20v`, but neither `200` nor `20.5`.
 */
export const hasStem = (word: string, stem: string): boolean => {
  if (!word.startsWith(stem)) return false;
  const end = word.slice(stem.length);
  if (/\d$/.test(stem)) return !/^[\d.,/]/.test(end);
  return stem.length >= 4 || end === '' || end === 's';
};

/** Whether the word, or another form of it, is among these. */
export const isAmong = (word: string, among: readonly string[]): boolean => {
  const stem = stemOf(word);
  return among.some((each) => hasStem(each, stem));
};

/** Whether each of the words, or another form of it, is among these. */
export const areAmong = (words: readonly string[], among: readonly string[]): boolean =>
  words.every((word) => isAmong(word, among));

/** Whether each of the words, or another form of it, is in the text. */
export const hasWords = (text: string, words: readonly string[]): boolean =>
  areAmong(words, wordsOf(text));
