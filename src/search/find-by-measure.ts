// How the specifications and the names of products answer the measures of a query.
import type { Product, Specification } from '../catalogue/product.ts';
import { isIncidental, supplyWords } from '../catalogue/specification-names.ts';
import { namedSpecificationText } from '../catalogue/specification-text.ts';
import { dimensionOf } from '../catalogue/units.ts';
import { fold } from '../text/fold.ts';
import type { Query } from './query.ts';
import {
  type Answer,
  answerOf,
  byKind,
  isExact,
  isNeed,
  isSameDimension,
  measuresIn,
  type SearchedMeasure,
} from './searched-measure.ts';
import { productsWith } from './word-index.ts';
import { isAmong, wordsOf } from './words.ts';

export type Match = {
  readonly product: Product;
  /** Why it is found: `Also called torch`. */
  readonly reason: string;
  /** How it answers the measures of the term. */
  readonly answers: readonly Answer[];
  /** Whether the term has its item number. */
  readonly isItem?: boolean;
  /** How many of it the term asks for: `TB-1100 x 3`. */
  readonly quantity?: number | undefined;
};

/**
 * The products that answer as many of the measures as any product does, the best answers first. For measures alone, or with
 * words for what supplies a tool. A length is a size here, because nothing says which length a range is about.
 */
export function byMeasure({ measures, thing }: Query, among: readonly Product[]): Match[] {
  const isSupply = isAmong(thing.at(-1) ?? '', supplyWords);
  if (measures.length === 0 || (thing.length > 0 && !isSupply)) return [];
  const isSize = measures.every(({ unit }) => dimensionOf(unit) === 'length');
  const answered = among.flatMap((product) => {
    const answers = measures.flatMap((each) => bestAnswer(product, each, []) ?? []);
    const [first] = answers;
    if (!first || (isSize && !isExact(first)) || (isSupply && !isNeed(first))) return [];
    return [{ first, match: { product, reason: reasonOf(answers), answers } }];
  });
  return mostAnswers(
    answered.toSorted((a, b) => byKind(a.first, b.first)).map(({ match }) => match),
  );
}

/** Those that answer the most measures. */
export const mostAnswers = (matches: readonly Match[]): Match[] => {
  const most = Math.max(...matches.map(({ answers }) => answers.length));
  return matches.filter(({ answers }) => answers.length === most);
};

export const reasonOf = (answers: readonly Answer[]): string =>
  answers.map(({ text }) => text).join(' · ');

/**
 * The best of the answers of the specifications. A whole number in the name answers too: `20V`. Beside other words, a
 * specification about the outer size counts only if they name it.
 */
export function bestAnswer(
  { name, specifications = [] }: Product,
  searched: SearchedMeasure,
  words: readonly string[],
): Answer | undefined {
  const isMeant = (each: Specification) =>
    words.length === 0 ||
    !isIncidental(each.name) ||
    wordsOf(each.name).some((word) => isAmong(word, words));
  const named = name.includes(`${searched.value}`)
    ? measuresIn(fold(name)).measures.map((each): Specification => ({ name: 'Matches', ...each }))
    : [];
  return [...specifications.filter(isMeant), ...named]
    .flatMap((each) => answerOf(each, searched) ?? [])
    .toSorted(byKind)[0];
}

/** What the product has instead of the measure that it does not have: `Disc diameter: 5 in. (125 mm)` for `7 inch`. */
export const otherMeasure = (
  { specifications = [] }: Product,
  { unit }: SearchedMeasure,
): string[] =>
  specifications.flatMap((each) =>
    each.unit && !isIncidental(each.name) && isSameDimension(unit, each.unit)
      ? [namedSpecificationText(each)]
      : [],
  );

/** Whether the text has the measure, in this unit. */
export const hasMeasure = (text: string, { value, unit }: SearchedMeasure): boolean =>
  measuresIn(fold(text)).measures.some((each) => each.value === value && each.unit === unit);

/** A specification or a part in the box whose text contains the term as a whole. For measures without other words. */
export function byMeasureInText(term: string, query: Query, among: readonly Product[]): Match[] {
  const [number] = wordsOf(term);
  if (query.measures.length === 0 || query.thing.length > 0 || !number) return [];
  return [...productsWith(number, among).keys()].flatMap((product) => {
    const { specifications = [], inTheBox = [] } = product;
    const reason = [
      ...specifications.map(namedSpecificationText),
      ...inTheBox.map((part) => `In the box: ${part}`),
    ].find((text) => containsWhole(fold(text), term));
    return reason ? [{ product, reason, answers: [] }] : [];
  });
}

/** Whether the text contains the term, not before a longer unit: `5 CFM` does not contain `5 C`. */
const containsWhole = (text: string, term: string): boolean =>
  text
    .split(term)
    .slice(1)
    .some((after) => !/^(?!s\b)[-/·]?[\p{L}\p{N}]/u.test(after));
