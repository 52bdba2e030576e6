// All that a search finds: the results of the specified substring search, other matches with their reasons, and, if there are
// none, the closest products.
import { categoryOf, listedProducts } from '../catalogue/catalogue.ts';
import { computedOnce } from '../catalogue/computed-once.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import {
  candidatesOf,
  closestOf,
  type Match,
  partsOf,
  type ShownProduct,
  withAllParts,
} from './find.ts';
import { findByItemNumber } from './item-numbers.ts';
import { correctedTerm } from './spelling.ts';

/** At most this many matches are on the search page, besides the results of the specified search. */
export const mostMatches = 24;

export type SearchAnswer = {
  /** The results of the specified rule: `searchProducts`. */
  readonly results: readonly Product[];
  /** Products that the specified rule does not find. No product is there twice, or among the results. */
  readonly matches: readonly Match[];
  /** At most three products, if nothing is found. They are not claimed to be what the shopper searches for. */
  readonly closest: readonly ShownProduct[];
  /** The term with its slips of typing corrected, if that is what was searched for. */
  readonly corrected?: string;
};

/**
 * The results of a search for the term: products with this item number, or those that have all its words and measures. Without results
 * of the specified rule, slips of typing are corrected first. A blank term, or a term with a line break, finds nothing.
 */
export function searchCatalogue(
  term: string,
  among: readonly Product[] = listedProducts,
): SearchAnswer {
  const typed = fold(term);
  // The search field strips a line break, but a URL can contain it.
  if (typed === '' || typed.includes('\n')) return { results: [], matches: [], closest: [] };
  const results = searchProducts(typed, among);
  const items = findByItemNumber(typed, among);
  const canCorrect = results.length === 0 && items.length === 0;
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
  return {
    results,
    matches,
    closest: isFound ? [] : closestOf(candidates, parts),
    ...(corrected && { corrected }),
  };
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
