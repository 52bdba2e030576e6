// How the words of a query find products. Its measures refine what the words find.
import type { Product } from '../catalogue/product.ts';
import { supplyWords } from '../catalogue/specification-names.ts';
import { namedSpecificationText } from '../catalogue/specification-text.ts';
import {
  bestAnswer,
  hasMeasure,
  type Match,
  mostAnswers,
  otherMeasure,
  reasonOf,
} from './find-by-measure.ts';
import { isAdjective, type Query } from './query.ts';
import type { SearchedMeasure } from './searched-measure.ts';
import { generic } from './vocabulary.ts';
import { type Named, places, productsWith, wordIndexOf } from './word-index.ts';
import { areAmong, hasStem, hasWords, isAmong, isLetter, stemOf } from './words.ts';

/** A match, and the numbers by which it is ordered. The smallest comes first. */
type Ranked = Match & { readonly rank: readonly number[] };

/**
 * The products that are the thing that the query names. If there are none, those that have it in their box, else those whose
 * texts have the words.
 */
export function byWords(query: Query, among: readonly Product[]): Match[] {
  if (query.thing.length === 0) return [];
  for (const way of [byName, byPart, byText]) {
    const matches = way(query, among);
    if (matches.length > 0) return matches;
  }
  return [];
}

/**
 * `Milwaukee 1/2 in. impact wrench`: an impact wrench. If one has all the words, those without are left out, and if one has the
 * size, those of another size.
 */
function byName(query: Query, among: readonly Product[]): Match[] {
  const { names } = wordIndexOf(among);
  const { use, extra, measures } = query;
  const thing = withHeadLast(query.thing, among);
  const all = withProducts([...query.thing, ...use, ...extra], among);
  const words = withProducts(thing, among);
  const ranked = called(thing.at(-1), names).flatMap((named): Ranked[] => {
    const { product, text } = named;
    const lacking = words.filter(({ having }) => !having.has(product));
    if (!isOfKind(words, lacking)) return [];
    const isOther = text !== product.name;
    const isWhole = areAmong(thing, named.words);
    const reason = isWhole && isOther ? `Also called ${text}` : matchesText(product, all);
    const rank = [isWhole ? 0 : 1 + lacking.length, ...rankOf(product, all)];
    return [{ product, reason, answers: [], rank: [...rank, isOther ? 1 : 0, named.words.length] }];
  });
  const matches = inOrder(ranked);
  const best = matches.filter(({ rank }) => rank[0] === matches[0]?.rank[0]);
  return mostAnswers(best.map((match) => withMeasures(match, measures, thing)));
}

/** With its answers as the reason, or with what it has instead: `Disc diameter: 5 in. (125 mm)` for `7 inch`. */
function withMeasures(
  match: Match,
  measures: readonly SearchedMeasure[],
  thing: readonly string[],
): Match {
  const { product } = match;
  const answers = measures.flatMap((each) => bestAnswer(product, each, thing) ?? []);
  const [other] = answers.length > 0 ? [] : measures.flatMap((each) => otherMeasure(product, each));
  return { ...match, answers, reason: reasonOf(answers) || (other ?? match.reason) };
}

/** `impact wrench cordless` is a cordless impact wrench. `impact wrench stand` is none: `stand` is not in the catalogue. */
function withHeadLast(thing: readonly string[], among: readonly Product[]): readonly string[] {
  const { names } = wordIndexOf(among);
  const end = thing.findLastIndex((word) => called(word, names).length > 0) + 1;
  const after = thing.slice(end);
  const areKnown = after.every((word) => productsWith(word, among).size > 0);
  return areKnown ? [...after, ...thing.slice(0, end)] : thing;
}

/** `battery charger`: what has a charger in its box. The measures must be in its texts: a charger of 20 V is of a 20V tool. */
function byPart({ thing, use, extra, measures }: Query, among: readonly Product[]): Match[] {
  const { parts } = wordIndexOf(among);
  const words = withProducts([...use, ...thing], among);
  const ranked = called(thing.at(-1), parts).flatMap(
    ({ product, text, words: ofPart }): Ranked[] => {
      const texts = [product.name, ...specificationTexts(product), ...(product.inTheBox ?? [])];
      const lacking = words.filter(({ word }) => !texts.some((each) => hasWords(each, [word])));
      const isMeasured = measures.every((each) => texts.some((other) => hasMeasure(other, each)));
      if (!isMeasured || !isOfKind(words, lacking)) return [];
      const count = [...use, ...thing, ...extra].filter((word) => isAmong(word, ofPart)).length;
      const place = words.at(-1)?.having.get(product) ?? 0;
      // A shorter text is more about the part: `1 charger` before `1 charger for a 12 V outlet`.
      const rank = [-count, place, text.length];
      return [{ product, reason: inTheBox(text), answers: [], rank }];
    },
  );
  return inOrder(ranked);
}

/**
 * Products with each of the words anywhere; for a job, with at least half of them. A generic word or a letter has to be in one text
 * with the others: `tool bag`. The measures have to be those that the words name, unless names have all the words.
 */
function byText(query: Query, among: readonly Product[]): Match[] {
  const thing = [...query.thing, ...query.use];
  const words = withProducts(thing, among);
  const all = withProducts([...thing, ...query.extra], among);
  const { names, parts } = wordIndexOf(among);
  const isPart = parts.some(({ head }) => isAmong(head, thing));
  const last = query.thing.at(-1) ?? '';
  if (isAmong(last, supplyWords)) return [];
  const isHead = called(last, [...names, ...parts]).length > 0;
  const havingLast = productsWith(last, among);
  const whole = productsOf(names.filter((each) => areAmong(thing, each.words)));
  const isGeneric = thing.some((word) => generic.has(word) || isLetter(word));
  const ranked = among.flatMap((product): Ranked[] => {
    const found = words.flatMap(({ having }) => having.get(product) ?? []);
    const isEnough = found.length >= (query.isJob ? words.length / 2 : words.length);
    const farthest = Math.max(...found);
    if (found.length === 0 || !isEnough) return [];
    // What is called so, or has it in the box, was found above. The others only have to do with it.
    if (isHead && (havingLast.get(product) ?? 0) > places.specification) return [];
    const isInNames = farthest <= places.otherName && !isPart;
    const answers = query.measures
      .flatMap((each) => bestAnswer(product, each, thing) ?? [])
      .filter(({ written }) => isInNames || thing.some((word) => hasWords(written, [word])));
    if (answers.length < query.measures.length && !isInNames) return [];
    const isWhole = whole.has(product);
    const isFound = (text: string) => hasWords(text, thing);
    const part = (product.inTheBox ?? []).find(isFound);
    const text = specificationTexts(product).find(isFound) ?? (part && inTheBox(part));
    if (isGeneric && !isWhole && !text) return [];
    const reason = (!isWhole && text) || matchesText(product, all);
    return [{ product, reason, answers, rank: rankOf(product, all) }];
  });
  return mostAnswers(inOrder(ranked));
}

const productsOf = (named: readonly Named[]) => new Set(named.map(({ product }) => product));

type WordWithProducts = { readonly word: string; readonly having: ReadonlyMap<Product, number> };

const withProducts = (words: readonly string[], among: readonly Product[]): WordWithProducts[] =>
  words.map((word) => ({ word, having: productsWith(word, among) }));

/** Those whose text says by its head that they are the thing. */
const called = (thing = '', among: readonly Named[]): Named[] =>
  among.filter(({ head }) => hasStem(head, stemOf(thing)));

/**
 * Whether a product that lacks some of the words is still the thing. A word that is not in the catalogue does no harm, but
 * directly before the last one it makes another thing: `pipe wrench`. A word of other products is one that this product lacks,
 * which does no harm if it is an adjective and another word fits: `digital torque wrench`.
 */
const isOfKind = (
  words: readonly WordWithProducts[],
  lacking: readonly WordWithProducts[],
): boolean =>
  lacking.every(({ word, having }) =>
    having.size > 0
      ? isAdjective(word) && words.length - lacking.length > 1
      : word !== words.at(-2)?.word,
  );

/** More words come first, then the places that say more about the product. */
function rankOf(product: Product, words: readonly WordWithProducts[]): number[] {
  const found = words.flatMap(({ having }) => having.get(product) ?? []);
  return [-found.length, found.reduce((sum, place) => sum + place, 0)];
}

const matchesText = (product: Product, words: readonly WordWithProducts[]): string =>
  `Matches ${words.flatMap(({ word, having }) => (having.has(product) ? word : [])).join(', ')}`;

const inTheBox = (part: string) => `In the box: ${part}`;

const specificationTexts = ({ specifications = [] }: Product): string[] =>
  specifications.map(namedSpecificationText);

/** Each product once, in the order of the ranks. An answer to a measure is a better reason than the words. */
function inOrder(ranked: readonly Ranked[]): Ranked[] {
  const sorted = ranked.toSorted((a, b) => {
    const differing = a.rank.findIndex((value, index) => value !== b.rank[index]);
    return (a.rank[differing] ?? 0) - (b.rank[differing] ?? 0);
  });
  const best = new Map(sorted.toReversed().map((each) => [each.product, each]));
  return sorted
    .filter((each) => best.get(each.product) === each)
    .map((each) => ({ ...each, reason: reasonOf(each.answers) || each.reason }));
}
