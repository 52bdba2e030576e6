// Words, as the search outside of the specified substring search compares them.

/** A word or a number of a folded text; `1,200`, `4.5` and `1/2` are one word each. */
export const wordPattern = /\d+(?:[.,/]\d+)*\p{L}*|[\p{L}\p{N}]+/gu;

/** The words of a folded text, numbers without the commas between thousands. */
export const wordsOf = (text: string): string[] =>
  text.replaceAll(/(?<=\d),(?=\d{3})/g, '').match(wordPattern) ?? [];

/** The words, and each two beside each other as one: `spray gun` is also typed as `spraygun`. */
export const withPairs = (words: readonly string[]): string[] => [
  ...words,
  ...words
    .slice(1)
    .flatMap((word, at) => (/\d/.test(words[at] ?? '') ? [] : `${words[at]}${word}`)),
];

/** The part that the forms of an English word share: `polish` of `polishing`, `batter` of `battery` and `batteries`. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ies?|ing|al|es|s|e|y)$/, '');
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
