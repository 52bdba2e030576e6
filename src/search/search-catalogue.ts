// All that a search finds: the results of the specified substring search, other matches with their reasons, and, if there are
// none, the closest products.
import { listedProducts } from '../catalogue/catalogue.ts';
import { findByItemNumber } from '../catalogue/find-by-item-number.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import { answerText } from './answer.ts';
import { type Closest, candidatesOf, closestOf, type Match, withAllParts } from './find.ts';
import { partsOf } from './query.ts';
import { correctedTerm } from './spelling.ts';
import { searchProducts } from './substring-search.ts';

export type Found = {
  /** The results of the specified rule: substring-search.ts. */
  readonly results: readonly Product[];
  /** Products that the specified rule does not find. No product is there twice, or among the results. */
  readonly matches: readonly Match[];
  /** At most three products, if nothing is found. They are not claimed to be what the shopper searches for. */
  readonly closest: readonly Closest[];
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
  if (typed === '' || typed.includes('\n')) return { results: [], matches: [], closest: [] };
  const results = searchProducts(term, among);
  const items = findByItemNumber(typed, among);
  const canCorrect = !isExact && results.length === 0 && items.length === 0;
  const corrected = canCorrect ? correctedTerm(typed, among) : undefined;
  // An item number wins.
  const parts = items.length > 0 ? [] : partsOf(corrected ?? typed, among);
  const candidates = candidatesOf(parts, among);
  const others = items.length > 0 ? items.map(itemMatch) : withAllParts(candidates, parts);
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

const itemMatch = (product: Product): Match => ({
  product,
  reason: `Item ${product.itemNumber}`,
  answers: [],
  isItem: true,
});
