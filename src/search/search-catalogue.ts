// All that a search finds: the results of the specified substring search, and other matches with their reasons.
import { listedProducts } from '../catalogue/catalogue.ts';
import { itemNumbersIn } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { readLine } from '../orders/read-line.ts';
import { fold, plainNumber } from '../text/fold.ts';
import { answerText } from './answer.ts';
import { byMeasure, byMeasureInText, type Match } from './find-by-measure.ts';
import { byWords } from './find-by-words.ts';
import { queryOf } from './query.ts';
import { correctedWords } from './spelling.ts';
import { searchProducts } from './substring-search.ts';
import { mixedUp } from './vocabulary.ts';
import { wordIndexOf } from './word-index.ts';
import { wordsOf } from './words.ts';

export type Found = {
  /** The results of the specified rule: substring-search.ts. */
  readonly results: readonly Product[];
  /** Products that the specified rule does not find. No product is there twice, or among the results. */
  readonly matches: readonly Match[];
  /** What the matches are, as a heading, if there are no results: `2 tools with more than 450 N·m`. */
  readonly answer?: string;
  /** The term that the shopper may mean, if nothing is found for the term itself. `matches` are those of this term. */
  readonly corrected?: string;
};

/**
 * What a search for the term finds: products with this item number, those that answer its measures, those that are what its
 * words say. If there are none, those of the corrected term. A blank term, or a term with a line break, finds nothing.
 */
export function searchCatalogue(term: string, among: readonly Product[] = listedProducts): Found {
  const folded = fold(term);
  if (folded === '' || folded.includes('\n')) return { results: [], matches: [] };
  const results = searchProducts(term, among);
  const corrected = results.length === 0 ? correctedTerm(folded, among) : undefined;
  const found = corrected ? undefined : matchesOf(folded, among, results, term.trim());
  if (found && results.length + found.matches.length > 0) return { results, ...found };
  for (const meant of [corrected, withRightName(corrected ?? folded)]) {
    if (meant === undefined) continue;
    const ofMeant = searchProducts(meant, among);
    const { matches } = matchesOf(meant, among, ofMeant);
    const all = [
      ...ofMeant.map((product) => ({ product, reason: `Matches ${meant}`, answers: [] })),
      ...matches,
    ];
    if (all.length > 0)
      return { results, matches: all, corrected: meant, answer: `Did you mean ${meant}?` };
  }
  return { results, matches: [] };
}

/** What is found besides the results. */
function matchesOf(
  term: string,
  among: readonly Product[],
  results: readonly Product[],
  typed = term,
): Pick<Found, 'matches' | 'answer'> {
  const query = queryOf(term, among);
  const shown = new Set(results);
  const items = byItemNumber(term, among);
  // An item number wins.
  const found =
    items.length > 0
      ? items
      : [
          ...byMeasure(query, among),
          ...byWords(query, among),
          ...byMeasureInText(term, query, among),
        ];
  const matches = found.filter(({ product }) => !shown.has(product) && shown.add(product));
  if (results.length > 0 || matches.length === 0) return { matches };
  return { matches, answer: answerText(matches, query, typed) };
}

/**
 * Item numbers, in any writing, that the term has, with the quantity if it says one: `TB-1100 x 3`. Or those that start with the
 * term; digits alone count as the number without its letters.
 */
function byItemNumber(term: string, among: readonly Product[]): Match[] {
  const itemNumbers = wordIndexOf(among).itemNumbers;
  if (itemNumbersIn(term, itemNumbers).length > 0)
    return readLine(term, itemNumbers).map(({ product, quantities: [quantity] }) =>
      itemMatch(product, quantity),
    );
  const plain = plainNumber(term);
  const isDigits = /^\d{3,}$/.test(plain);
  if (!isDigits && !(/\d/.test(plain) && /\p{L}/u.test(plain))) return [];
  return among.flatMap((product) => {
    const number = plainNumber(product.itemNumber);
    const isFound =
      number.startsWith(plain) || (isDigits && number.replace(/^\D+/, '').startsWith(plain));
    return isFound ? itemMatch(product) : [];
  });
}

const itemMatch = (product: Product, quantity?: number): Match => ({
  product,
  reason: `Item ${product.itemNumber}`,
  answers: [],
  isItem: true,
  quantity,
});

/** The term with its slips of typing corrected; undefined if there are none. */
function correctedTerm(term: string, among: readonly Product[]): string | undefined {
  const { words, names, namingWords } = wordIndexOf(among);
  const isPhrase = (text: string) =>
    searchProducts(text, among).length > 0 || names.some((name) => name.text === text);
  const unhyphenated = term.replaceAll('-', ' ');
  if (unhyphenated !== term && isPhrase(unhyphenated)) return unhyphenated;
  return correctedWords(wordsOf(term), words, namingWords, isPhrase)?.join(' ');
}

/** The term with the name of the tool that shoppers mix up with that of the term. */
function withRightName(term: string): string | undefined {
  const [name, meant] = mixedUp.find(([each]) => term.includes(each)) ?? [];
  return name && term.replace(`${name}s`, name).replace(name, meant ?? '');
}
