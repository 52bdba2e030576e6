// What a search term says.
import type { Product } from '../catalogue/product.ts';
import { measuresIn, type SearchedMeasure } from './searched-measure.ts';
import { fillers, generic, makers, prepositions, verbs } from './vocabulary.ts';
import { productsWith } from './word-index.ts';
import { isLetter, wordsOf } from './words.ts';

export type Query = {
  readonly measures: readonly SearchedMeasure[];
  /** The words that name the thing or the job. The last one says what kind of thing it is: `wrench`. */
  readonly thing: readonly string[];
  /** The words that say what it is for. */
  readonly use: readonly string[];
  /** Numbers without a unit, and codes: a product that has them comes first, but none must have them. */
  readonly extra: readonly string[];
  /** Whether it begins with a verb: `polish headlights`. */
  readonly isJob: boolean;
};

/** Endings of adjectives. Such a word, if it is not in the catalogue, does not change the kind of thing: `dustless grinder`. */
export const isAdjective = (word: string): boolean => /...(?:less|ic|al|[^e]ed)$/.test(word);

/** Reads a folded term: `Milwaukee 1/2 in. impact wrench for lug nuts` is an impact wrench, of 1/2 in., for lug nuts. */
export function queryOf(term: string, among: readonly Product[]): Query {
  const { measures, rest } = measuresIn(term);
  const isKnown = (word: string) => productsWith(word, among).size > 0;
  const words = [...new Set(joined(wordsOf(rest), isKnown))].filter((word) => !fillers.has(word));
  const isThing = (word = '') => isKnown(word) && !generic.has(word) && !prepositions.has(word);
  const thing: string[] = [];
  const use: string[] = [];
  const extra: string[] = [];
  let isUse = false;
  for (const [index, word] of words.entries()) {
    if (prepositions.has(word)) isUse = thing.length > 0;
    // `tool` says something in `tool bag` and nothing in `diagnostic tool`.
    else if (generic.has(word) && !isThing(words[index + 1])) continue;
    // `8-19mm` has the words `8` and `19mm`.
    else if (/^\d+[^a-z]*$/.test(word) || (/\d/.test(word) && !isKnown(word)))
      extra.push(/^\d+/.exec(word)?.[0] ?? word);
    else if (isKnown(word) || !(makers.has(word) || isAdjective(word)))
      (isUse ? use : thing).push(word);
  }
  const isJob = verbs.has(thing[0] ?? '');
  if (thing.length > 0 || measures.length > 0) {
    const isNothing = thing.every(isLetter) && measures.length === 0;
    return { measures, thing: isNothing ? [] : thing, use, extra, isJob };
  }
  // `tool set` is about both words, `a tool` is about nothing.
  const generics = words.filter((word) => generic.has(word));
  const others = [...(generics.length > 1 ? generics : []), ...extra];
  return { measures, thing: others, use, extra: [], isJob };
}

/** With two words made one if the catalogue has them as one: `flash light`. */
const joined = (words: readonly string[], isKnown: (word: string) => boolean): string[] =>
  words.flatMap((word, index) => {
    const isPair = (at: number) => {
      const pair = at < 0 ? [] : words.slice(at, at + 2);
      return pair.length === 2 && !pair.some(isLetter) && isKnown(pair.join(''));
    };
    if (isPair(index - 1)) return [];
    return isPair(index) ? `${word} ${words[index + 1]}` : word;
  });
