// What a search term says.
import { measureText } from '../catalogue/measure.ts';
import { answerOf, isExact, isNeed, type Measure } from '../catalogue/measure-answer.ts';
import type { Product } from '../catalogue/product.ts';
import { supplyWords } from '../catalogue/specification-names.ts';
import { dimensionOf } from '../catalogue/units.ts';
import { measuresIn } from './searched-measure.ts';
import { type ProductText, textsWith, wordIndexOf } from './word-index.ts';
import { stemOf, wordsOf } from './words.ts';

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
  const kind = isSupply ? 'supply' : words.length === 0 ? 'alone' : 'besideWords';
  return [
    ...words,
    ...measures.map((measure) => ({
      text: measureText(measure.value, measure.unit),
      measure,
      texts: byProduct(
        wordIndexOf(among).measured.filter((text) => hasMeasure(text, measure, kind)),
      ),
    })),
  ];
}

const isSupplyWord = (word: string) => supplyWords.some((each) => each === stemOf(word));

function byProduct(texts: Iterable<ProductText>): Part['texts'] {
  const grouped = new Map<Product, ProductText[]>();
  for (const text of texts) {
    const ofProduct = grouped.get(text.product);
    if (ofProduct) ofProduct.push(text);
    else grouped.set(text.product, [text]);
  }
  return grouped;
}

/** Whether a specification answers the measure, or another text has it. */
function hasMeasure(
  { specification, measures }: ProductText,
  measure: Measure,
  kind: 'supply' | 'alone' | 'besideWords',
): boolean {
  const answer = specification && answerOf(specification, measure);
  if (kind === 'supply') return answer !== undefined && isNeed(answer);
  // A length alone is a size, because nothing says which length a range is about.
  const isSize = kind === 'alone' && dimensionOf(measure.unit) === 'length';
  if (answer) return !isSize || isExact(answer);
  return measures.some(({ value, unit }) => value === measure.value && unit === measure.unit);
}
