// All that a search finds: the results of the specified substring search, other matches with their reasons, and, if there are
// none, the closest products.
import { categoryOf, listedProducts } from '../catalogue/catalogue.ts';
import { computedOnce } from '../catalogue/computed-once.ts';
import { findByItemNumber } from '../catalogue/item-numbers.ts';
import { type Answer, isNeed } from '../catalogue/measure-answer.ts';
import type { Product } from '../catalogue/product.ts';
import { counted } from '../text/counted.ts';
import { fold } from '../text/fold.ts';
import {
  candidatesOf,
  closestOf,
  type Match,
  type Part,
  partsOf,
  type ShownProduct,
  withAllParts,
} from './find.ts';
import { correctedTerm } from './spelling.ts';
import { hasStem, stemOf, wordsOf } from './words.ts';

/** At most this many matches are on the search page, besides the results of the specified search. */
export const mostMatches = 24;

export type Found = {
  /** The results of the specified rule: `searchProducts`. */
  readonly results: readonly Product[];
  /** Products that the specified rule does not find. No product is there twice, or among the results. */
  readonly matches: readonly Match[];
  /** At most three products, if nothing is found. They are not claimed to be what the shopper searches for. */
  readonly closest: readonly ShownProduct[];
  /** What the matches are, as a heading, if there are no results: `2 tools with more than 450 N·m`. */
  readonly answer?: string;
  /** The term with its slips of typing corrected, if that is what was searched for. */
  readonly corrected?: string;
};

/**
 * What a search for the term finds: products with this item number, or those that have all its words and measures. Without results
 * of the specified rule, slips of typing are corrected first, unless the search is for exactly this term. A blank term, or a term
 * with a line break, finds nothing.
 */
export function searchCatalogue(
  term: string,
  among: readonly Product[] = listedProducts,
  isExact = false,
): Found {
  const typed = fold(term);
  // The search field strips a line break, but a URL can contain it.
  if (typed === '' || typed.includes('\n')) return { results: [], matches: [], closest: [] };
  const results = searchProducts(typed, among);
  const items = findByItemNumber(typed, among);
  const canCorrect = !isExact && results.length === 0 && items.length === 0;
  const corrected = canCorrect ? correctedTerm(typed, among) : undefined;
  const ofItems = items.map((product): Match => {
    return { product, reason: `Item ${product.itemNumber}`, answers: [], isItem: true };
  });
  // An item number wins.
  const parts = items.length > 0 ? [] : partsOf(corrected ?? typed, among);
  const candidates = candidatesOf(parts, among);
  const others = items.length > 0 ? ofItems : withAllParts(candidates, parts);
  const ofCorrected = corrected ? searchProducts(corrected, among) : [];
  const shown = new Set([...results, ...ofCorrected]);
  const matches = [
    ...ofCorrected.map((product): Match => ({ product, answers: [] })),
    ...others.filter(({ product }) => !shown.has(product)),
  ];
  const isFound = results.length > 0 || matches.length > 0;
  const isAnswer = results.length === 0 && matches.length > 0;
  return {
    results,
    matches,
    closest: isFound ? [] : closestOf(candidates, parts),
    ...(isAnswer && {
      answer: corrected
        ? `Showing results for "${corrected}"`
        : answerText(matches, parts, term.trim()),
    }),
    ...(corrected && { corrected }),
  };
}

/**
 * `2 tools with more than 450 N·m`, `1 set has a 10 mm socket`, `Item TB-1100`. If the matches answer in different ways, or no
 * measure: `3 tools for "200 Nm"`.
 */
function answerText(matches: readonly Match[], parts: readonly Part[], term: string): string {
  const [first] = matches;
  if (matches.length === 1 && first?.isItem) return first.reason ?? '';
  const amount = parts.find(({ measure }) => measure)?.text ?? '';
  const word = parts.findLast(({ measure }) => !measure)?.text;
  const answers = matches.flatMap((match) => match.answers);
  const areAll = (test: (answer: Answer) => boolean) =>
    answers.length === matches.length && answers.every(test);
  const tools = counted(matches.length, 'tool');
  if (areAll(({ kind }) => kind === 'more')) return `${tools} with more than ${amount}`;
  if (areAll(isNeed)) return `${tools} needing at most ${amount}`;
  if (areAll(({ isOfSet }) => isOfSet)) return setsWith(amount, matches, word);
  return !word && areAll(({ kind }) => kind === 'equal')
    ? `${tools} with ${amount}`
    : `${tools} for "${term}"`;
}

/** `1 set has a 10 mm socket`, in the word of its name, or without it if a name has none like it: `2 sets have 10 mm`. */
function setsWith(amount: string, matches: readonly Match[], word = ''): string {
  const sets = counted(matches.length, 'set has', 'sets have');
  const nouns = matches.map(({ product }) =>
    wordsOf(fold(product.name)).find((each) => hasStem(each, stemOf(word))),
  );
  const article = /^(?:8|11\b|18\b)/.test(amount) ? 'an' : 'a';
  return nouns.every(Boolean) ? `${sets} ${article} ${amount} ${nouns[0]}` : `${sets} ${amount}`;
}

const searchTextsOf = computedOnce((product: Product) => [
  fold(product.name),
  fold(categoryOf(product).name),
  fold(product.description),
]);

/**
 * Where the best match is: 0 at the start of the name, 1 at the start of a word in the name, 2 elsewhere in the
 * name, 3 in the category, 4 in the description, 5 nowhere.
 */
function rankOf(texts: readonly string[], term: string): number {
  const [name = ''] = texts;
  if (name.startsWith(term)) return 0;
  for (let at = name.indexOf(term); at !== -1; at = name.indexOf(term, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return 1;
  }
  const rank = texts.findIndex((text) => text.includes(term));
  return rank === -1 ? noMatch : 2 + rank;
}

const noMatch = 5;

/** The specified rule. Ties keep catalogue order. The term is a substring, not a pattern: `.*` finds only `.*`. */
function searchProducts(term: string, among: readonly Product[]): Product[] {
  const found: Product[][] = Array.from({ length: noMatch }, () => []);
  for (const product of among) found[rankOf(searchTextsOf(product), term)]?.push(product);
  return found.flat();
}
