// All that a search finds: the results of the specified substring search, and other matches with their reasons.
import { listedProducts } from '../catalogue/catalogue.ts';
import type { Product, Specification } from '../catalogue/product.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import { dimensionOf } from '../catalogue/units.ts';
import { fold, plainNumber } from '../text/fold.ts';
import {
  type Answer,
  answerOf,
  byKind,
  isExact,
  isNeed,
  measuresIn,
  type SearchedMeasure,
} from './searched-measure.ts';
import { correctedWords } from './spelling.ts';
import { searchProducts } from './substring-search.ts';
import { namesOf, productsWith, wordIndexOf } from './word-index.ts';
import { areAmong, hasWords, wordsOf, wordsOfTerm } from './words.ts';

export type Match = {
  readonly product: Product;
  /** Why it is found: `Item TB-1120`, `Also called torch`. */
  readonly reason: string;
};

export type Found = {
  /** The results of the specified rule: search.ts. */
  readonly results: readonly Product[];
  /** The term that the shopper may mean, if nothing is found for the term itself. `matches` are those of this term. */
  readonly corrected?: string;
  /** In the order of `stages`. No product is there twice, or among the results. */
  readonly matches: readonly Match[];
};

type Stage = (term: string, among: readonly Product[], results: readonly Product[]) => Match[];

const stages: readonly Stage[] = [byItemNumber, byMeasure, byText, byName];

/**
 * What a search for the term finds. If neither the results nor the stages find a product, it finds those of the corrected term,
 * or else those with some of its words. Once there are `enough` products, later stages are left out. A blank term, or a term
 * with a line break, finds nothing.
 */
export function searchCatalogue(
  term: string,
  among: readonly Product[] = listedProducts,
  enough = Number.POSITIVE_INFINITY,
): Found {
  const folded = fold(term);
  if (folded === '' || folded.includes('\n')) return { results: [], matches: [] };
  const results = searchProducts(term, among);
  const shown = new Set(results);
  const matches: Match[] = [];
  for (const stage of stages) {
    if (shown.size >= enough) break;
    for (const match of stage(folded, among, results)) {
      if (!shown.has(match.product)) matches.push(match);
      shown.add(match.product);
    }
  }
  if (shown.size > 0) return { results, matches };
  const counts = new Map(
    [...wordIndexOf(among).products].map(([word, products]) => [word, products.length]),
  );
  const isPhrase = (text: string) => searchProducts(text, among).length > 0;
  const unhyphenated = folded.replaceAll('-', ' ');
  const corrected = isPhrase(unhyphenated)
    ? unhyphenated
    : correctedWords(wordsOf(folded), counts, isPhrase)?.join(' ');
  if (corrected === undefined) return { results, matches: bySomeWords(folded, among) };
  const found = searchCatalogue(corrected, among, enough);
  const reason = `Matches ${corrected}`;
  const ofResults = found.results.map((product) => ({ product, reason }));
  return { results, corrected, matches: [...ofResults, ...found.matches] };
}

/** Item numbers, in any writing, that are the term or start with it; digits alone count as the number without its letters. */
function byItemNumber(term: string, among: readonly Product[]): Match[] {
  const plain = plainNumber(term);
  const isDigits = /^\d{3,}$/.test(plain);
  if (!isDigits && !(/\d/.test(plain) && /\p{L}/u.test(plain))) return [];
  return among.flatMap((product) => {
    const number = plainNumber(product.itemNumber);
    const isFound =
      number.startsWith(plain) || (isDigits && number.replace(/^\D+/, '').startsWith(plain));
    return isFound ? [{ product, reason: `Item ${product.itemNumber}` }] : [];
  });
}

/**
 * Specifications that answer the measures of the term, the best answers first. Words beside the measures count too if they
 * name a tool or are in a specification. Only the products with the highest count of both are found.
 */
function byMeasure(term: string, among: readonly Product[]): Match[] {
  const { measures, rest } = measuresIn(term);
  if (measures.length === 0) return [];
  const words = wordsOfTerm(rest);
  // A length is a size. A range of lengths answers only if the term says which length it is about.
  const isSize = measures.every(({ unit }) => dimensionOf(unit) === 'length');
  const answered = among.flatMap((product) => {
    const answers = measures.flatMap((each) => bestAnswer(product, each) ?? []);
    const [first] = answers;
    if (!first) return [];
    // A requirement is about what supplies the tool, and so are the words beside it: `10 CFM compressor`.
    const others = isNeed(first)
      ? []
      : [
          ...answers.map(({ written }) => written),
          ...(product.specifications ?? []).map(({ name }) => name),
        ];
    const texts = [namesOf(product), ...others].join('\n');
    const having = words.filter((word) => hasWords(texts, [word]));
    const count = answers.length + having.length;
    if (isSize && having.length === 0 && !isExact(first)) return [];
    return [{ product, answers, first, count }];
  });
  const most = Math.max(...answered.map(({ count }) => count));
  const best = answered.filter(({ count }) => count === most);
  return best
    .toSorted((a, b) => byKind(a.first, b.first))
    .map(({ product, answers }) => ({
      product,
      reason: answers.map(({ text }) => text).join(' · '),
    }));
}

/** The best of the answers of the specifications. A whole number in the name answers too: `20V`. */
function bestAnswer(
  { name, specifications = [] }: Product,
  searched: SearchedMeasure,
): Answer | undefined {
  const named = name.includes(`${searched.value}`)
    ? measuresIn(fold(name)).measures.map((each): Specification => ({ name: 'Matches', ...each }))
    : [];
  const answers = [...specifications, ...named].flatMap((each) => answerOf(each, searched) ?? []);
  return answers.toSorted(byKind)[0];
}

/**
 * A specification that has each word of the term, or the term with its measures as they are written. If a result is called like
 * the term, what is in the box of other products does not count.
 */
function byText(term: string, among: readonly Product[], results: readonly Product[]): Match[] {
  const { measures } = measuresIn(term);
  const words = wordsOfTerm(term);
  if (words.length === 0) return [];
  const isFound = (text: string) =>
    measures.length > 0 ? containsMeasure(fold(text), term) : hasWords(text, words);
  const isName = results.some(({ name }) => fold(name).includes(term));
  const matches = withWords(words, among).flatMap((product) => {
    const { specifications = [], inTheBox = [] } = product;
    const texts = specifications.map((each) => `${each.name}: ${specificationText(each)}`);
    // The tool itself is in its box too: `1 spray gun`.
    const boxed = inTheBox
      .filter((part) => !isName && !hasWords(product.name, wordsOf(part.replace(/^\d+/, ''))))
      .map((part) => `In the box: ${part}`);
    const reason = [...texts, ...boxed].find(isFound);
    return reason ? [{ product, reason }] : [];
  });
  // A shorter text is more about the term: `1 charger` before `1 charger for a 12 V outlet`.
  return matches.toSorted(byReasonLength);
}

/** Whether the text contains the term as a whole: not within a longer number (`19 mm`) or before a longer unit (`5 CFM`). */
function containsMeasure(text: string, term: string): boolean {
  const parts = text.split(term);
  return parts.slice(1).some((after, index) => {
    const before = parts[index] ?? '';
    return !/[\d.,/]$/.test(before) && !/^(?!s\b)[-/·]?[\p{L}\p{N}]/u.test(after);
  });
}

/** The products with each of the words anywhere. */
function withWords(words: readonly string[], among: readonly Product[]): Product[] {
  const having = words.map((word) => productsWith(word, among));
  return among.filter((product) => having.every((each) => each.has(product)));
}

/**
 * Names that have each word of the term, first the own ones; or other names that are written in more or fewer words, such as
 * `volt meter`. A shorter name is more about the term.
 */
function byName(term: string, among: readonly Product[]): Match[] {
  const words = wordsOfTerm(term);
  const plain = wordsOf(term).join('');
  if (words.length === 0) return [];
  // A term that lacks only a space (`spray-gun`) is left to the correction.
  const own = term.includes(' ')
    ? withWords(words, among).filter(({ name }) => hasWords(name, words))
    : [];
  const others = wordIndexOf(among)
    .otherNames.filter((other) => areAmong(words, other.words) || other.words.join('') === plain)
    .map(({ product, name }) => ({ product, reason: `Also called ${name}` }));
  const reason = `Matches ${words.join(', ')}`;
  return [...own.map((product) => ({ product, reason })), ...others.toSorted(byReasonLength)];
}

const byReasonLength = (a: Match, b: Match) => a.reason.length - b.reason.length;

/** At most this many products have only some of the words. */
const mostWithSomeWords = 4;

/**
 * The products with at least a third of the words, those with the rarest first; a word in a name counts twice. Words that
 * most products have do not count. A product needs more than half as many as the one with the most, and at least half of what
 * the first one has.
 */
function bySomeWords(term: string, among: readonly Product[]): Match[] {
  const words = wordsOfTerm(measuresIn(term).rest)
    .map((word) => ({ word, having: productsWith(word, among) }))
    .filter(({ having }) => having.size <= Math.max(among.length / 2, mostWithSomeWords));
  const scored = [...new Set(words.flatMap(({ having }) => [...having]))].flatMap((product) => {
    const found = words.filter(({ having }) => having.has(product));
    if (3 * found.length < words.length) return [];
    const score = found.reduce((sum, { word, having }) => {
      const rarity = Math.log(1 + among.length / having.size);
      return sum + rarity * (hasWords(namesOf(product), [word]) ? 2 : 1);
    }, 0);
    return [{ product, score, found: found.map(({ word }) => word) }];
  });
  const most = Math.max(...scored.map(({ found }) => found.length));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored
    .filter(({ found, score }) => 2 * found.length > most && 2 * score >= best)
    .toSorted((a, b) => b.score - a.score || among.indexOf(a.product) - among.indexOf(b.product))
    .slice(0, mostWithSomeWords)
    .map(({ product, found }) => ({ product, reason: `Matches ${found.join(', ')}` }));
}
