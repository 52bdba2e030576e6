// Reads a search term, and finds the products that have all its words and measures, and those that are closest.

import type { Product } from '../catalogue/product.ts';
import { supplyWords } from '../catalogue/specification-names.ts';
import { measureText } from '../catalogue/specification-text.ts';
import { dimensionOf } from '../catalogue/units.ts';
import { type Answer, answerOf, byKind, isNeed, type Measure } from './measure-answer.ts';
import {
  addTo,
  isName,
  type ProductText,
  textPlaces,
  textsWith,
  wordIndexOf,
} from './word-index.ts';
import { hasStem, measuresIn, stemOf, wordsOf } from './words.ts';

/** A word or a measure of a term. */
export type Part = {
  readonly text: string;
  readonly measure?: Measure;
  /** The products that have it, each with its texts that do. A specification can answer a measure without having its number. */
  readonly texts: ReadonlyMap<Product, readonly ProductText[]>;
};

/** Words that say nothing about a product. */
const fillers: ReadonlySet<string> = new Set(
  'a an and any are at auto automotive be best by can do does find for from get good have how i in is it me my need no not of on one or some such than that the there these this to top use used using want what when which who with without you your'.split(
    ' ',
  ),
);

/** The words and the measures of a folded term. */
export function partsOf(term: string, among: readonly Product[]): Part[] {
  const { measures, rest } = measuresIn(term);
  const typed = [...new Set(wordsOf(rest))];
  // The measure of `10 CFM compressor` is that of the supply, not of the tool.
  const isSupply = measures.length > 0 && typed.some(isSupplyWord);
  const words = typed.flatMap((word, at): Part[] => {
    if (fillers.has(word) || (isSupply && isSupplyWord(word))) return [];
    // The catalogue has `flash light` as one word.
    const pairs = [typed.slice(Math.max(at - 1, 0), at + 1), typed.slice(at, at + 2)];
    const forms = [word, ...pairs.map((pair) => pair.join(''))];
    const texts = new Set(forms.flatMap((form) => textsWith(form, among)));
    return [{ text: word, texts: byProduct(texts) }];
  });
  /** Whether a specification answers the measure, or another text has it. */
  const hasMeasure = ({ specification, measures: written }: ProductText, measure: Measure) => {
    const answer = specification && answerOf(specification, measure);
    if (isSupply) return answer !== undefined && isNeed(answer);
    // A length alone is a size, because nothing says which length a range is about.
    const isSize = words.length === 0 && dimensionOf(measure.unit) === 'length';
    if (answer) return !isSize || isNeed(answer) || answer.kind === 'equal';
    return written.some(({ value, unit }) => value === measure.value && unit === measure.unit);
  };
  return [
    ...words,
    ...measures.map((measure) => ({
      text: measureText(measure.value, measure.unit),
      measure,
      texts: byProduct(wordIndexOf(among).measured.filter((text) => hasMeasure(text, measure))),
    })),
  ];
}

const isSupplyWord = (word: string) => supplyWords.some((each) => each === stemOf(word));

function byProduct(texts: Iterable<ProductText>): Part['texts'] {
  const grouped = new Map<Product, ProductText[]>();
  for (const text of texts) addTo(grouped, text.product, text);
  return grouped;
}

export type ShownProduct = {
  readonly product: Product;
  /** Why it is shown, if its card does not say that: `Also called torch`. */
  readonly reason?: string | undefined;
};

export type Match = ShownProduct & {
  /** How it answers the measures of the term. */
  readonly answers: readonly Answer[];
  /** Whether the term has its item number. */
  readonly isItem?: boolean;
};

type Candidates = ReturnType<typeof candidatesOf>;

/** The products with a part of the term, the highest score first. Rarer parts count more, and so do those in names. */
export const candidatesOf = (parts: readonly Part[], among: readonly Product[]) =>
  [...new Set(parts.flatMap(({ texts }) => [...texts.keys()]))]
    .map((product) => {
      const has = parts.filter(({ texts }) => texts.has(product));
      const scores = has.map((part) => {
        const rarity = Math.log(1 + among.length / part.texts.size);
        return rarity * Math.max(...textsOf(product, part).map((text) => weightOf(text, part)));
      });
      return { product, has, score: scores.reduce((sum, score) => sum + score) };
    })
    .toSorted((a, b) => b.score - a.score);

const textsOf = (product: Product, { texts }: Part): readonly ProductText[] =>
  texts.get(product) ?? [];

const weightOf = (text: ProductText, part: Part): number =>
  isKind(text, part) ? 6 : Math.max(3 - text.place, 1);

/** Whether a name ends with the part, which says what kind of thing the product is: `grinder` of `Angle Grinder, 5 in.`. */
const isKind = (text: ProductText, part: Part): boolean =>
  isName(text) && hasStem(text.lastWord, stemOf(part.text));

/**
 * The candidates with all the parts, and why each is found. Those with all of them in one text leave out the others, and so do
 * those whose text says more about the product: a tool with a wrench in its box is not found if others are called wrench.
 */
export function withAllParts(candidates: Candidates, parts: readonly Part[]): Match[] {
  const ranked = candidates
    .filter(({ product, has }) => has.length === parts.length && isMeant(product, parts))
    .map(({ product }) => {
      const text = textWithAll(product, parts);
      const answers = parts.flatMap((part) => bestAnswer(product, part) ?? []);
      const answered = answers.map((answer) => answer.text).join(' · ');
      const reason = answered || reasonOf(text);
      const isWholeName = text && isName(text) && text.words.length === parts.length;
      const rank = isWholeName ? textPlaces.name : (text?.place ?? textPlaces.description);
      return { product, reason, answers, rank };
    });
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return ranked
    .filter(({ rank }) => rank === best)
    .toSorted((a, b) => byKind(a.answers[0], b.answers[0]));
}

const listed = (parts: readonly Part[]) => parts.map(({ text }) => text).join(', ');

/**
 * Whether the words belong together, or to the measures: one is in a name, or two parts are in one text. A pipe in the description
 * and a wrench in the box are no pipe wrench, and a battery in the box and a range of 600 V are no 36 volt battery.
 */
function isMeant(product: Product, parts: readonly Part[]): boolean {
  if (parts.length === 1 || parts.every(({ measure }) => measure)) return true;
  const texts = parts.flatMap((part) => textsOf(product, part));
  return texts.some((text, at) => isName(text) || texts.indexOf(text) < at);
}

/** The best text that has all the parts. A description is too long for its words to belong together. */
const textWithAll = (product: Product, parts: readonly Part[]): ProductText | undefined =>
  parts
    .map((part) => textsOf(product, part))
    .reduce((texts, each) => texts.filter((text) => each.includes(text)))
    .filter(({ place }) => place < textPlaces.description)
    .toSorted((a, b) => a.place - b.place)[0];

function bestAnswer(product: Product, part: Part): Answer | undefined {
  const { measure } = part;
  if (!measure) return undefined;
  return textsOf(product, part)
    .flatMap(({ specification }) => (specification && answerOf(specification, measure)) ?? [])
    .toSorted(byKind)[0];
}

function reasonOf(text?: ProductText): string | undefined {
  if (text?.place === textPlaces.otherName) return `Also called ${text.text}`;
  if (text?.place === textPlaces.box) return `In the box: ${text.text}`;
  return text?.place === textPlaces.specification ? text.text : undefined;
}

/**
 * The first three candidates of those with a part in a name, each with what it has and lacks: `Matches grinder, not cordless`.
 * They have at least half of the parts, or a fifth if they are the kind of thing: titles that are pasted from other stores are long.
 */
export const closestOf = (candidates: Candidates, parts: readonly Part[]): ShownProduct[] =>
  candidates
    .filter(({ product, has }) => {
      const isAny = (test: (text: ProductText, part: Part) => boolean) =>
        has.some((part) => textsOf(product, part).some((text) => test(text, part)));
      return isAny(isName) && has.length / parts.length >= (isAny(isKind) ? 1 / 5 : 1 / 2);
    })
    .slice(0, 3)
    .map(({ product, has }) => {
      const lacks = parts.filter((part) => !has.includes(part));
      // It can have all of them, in texts that say little together.
      const reason = lacks.length > 0 ? `Matches ${listed(has)}, not ${listed(lacks)}` : undefined;
      return { product, reason };
    });
