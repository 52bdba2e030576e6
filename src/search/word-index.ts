// The texts of the products, and which of them have a word. Computed once per list of products, by the first search that needs
// it: it takes a while for a large catalogue.
import { categoryOf } from '../catalogue/catalogue.ts';
import type { Measure } from '../catalogue/measure-answer.ts';
import type { Product, Specification } from '../catalogue/product.ts';
import { supplyWords } from '../catalogue/specification-names.ts';
import { namedSpecificationText } from '../catalogue/specification-text.ts';
import { fold } from '../text/fold.ts';
import { measuresIn } from './searched-measure.ts';
import { hasStem, stemOf, withPairs, wordsOf } from './words.ts';

/** Where a product has a text, the places that say most about it first. */
export const places = {
  name: 0,
  otherName: 1,
  category: 2,
  specification: 3,
  box: 4,
  description: 5,
};

/** A text of a product: its name, one of its other names, a specification, a part in its box. */
export type ProductText = {
  readonly product: Product;
  readonly place: number;
  readonly text: string;
  readonly words: readonly string[];
  /** The last word before a comma, a colon or a bracket. */
  readonly lastWord: string;
  /** Not of a description, which may have those of other things. */
  readonly measures: readonly Measure[];
  readonly specification?: Specification;
};

type WordIndex = {
  readonly texts: readonly ProductText[];
  /** The texts that have a word. */
  readonly words: ReadonlyMap<string, ReadonlySet<ProductText>>;
  /**
   * What a slip of typing is corrected to: the words of names and categories, and what supplies tools. Each with the number of
   * texts that have it.
   */
  readonly namingWords: ReadonlyMap<string, number>;
};

const indexes = new WeakMap<readonly Product[], WordIndex>();

export function wordIndexOf(among: readonly Product[]): WordIndex {
  const cached = indexes.get(among);
  if (cached) return cached;
  const texts = among.flatMap(textsOf);
  const words = new Map<string, Set<ProductText>>();
  for (const text of texts) {
    for (const word of withPairs(text.words)) {
      words.set(word, (words.get(word) ?? new Set()).add(text));
    }
  }
  const namingWords = new Map<string, number>(supplyWords.map((word) => [word, 0]));
  for (const [word, having] of words) {
    const count = [...having].filter(({ place }) => place <= places.category).length;
    if (count > 0) namingWords.set(word, count);
  }
  const index = { texts, words, namingWords };
  indexes.set(among, index);
  return index;
}

function textsOf(product: Product): ProductText[] {
  const { name, alsoCalled = [], specifications = [], inTheBox = [], description } = product;
  const textOf = (place: number, text: string, specification?: Specification): ProductText => ({
    product,
    place,
    text,
    words: wordsOf(text),
    lastWord: wordsOf(text.replace(/(?<=.)[,:(].*/, '')).at(-1) ?? '',
    measures: place === places.description ? [] : measuresIn(fold(text)).measures,
    ...(specification && { specification }),
  });
  return [
    textOf(places.name, name),
    ...alsoCalled.map((each) => textOf(places.otherName, each)),
    textOf(places.category, categoryOf(product).name),
    ...specifications.map((each) =>
      textOf(places.specification, namedSpecificationText(each), each),
    ),
    ...inTheBox.map((each) => textOf(places.box, each)),
    textOf(places.description, description),
  ];
}

/** Whether it is the name or another name of the product. */
export const isName = ({ place }: ProductText): boolean => place <= places.otherName;

/** The texts that have the word, or another form of it. */
export function textsWith(word: string, among: readonly Product[]): ProductText[] {
  const stem = stemOf(word);
  return [...wordIndexOf(among).words].flatMap(([each, texts]) =>
    hasStem(each, stem) ? [...texts] : [],
  );
}
