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
  readonly measures: readonly Measure[];
  readonly specification?: Specification;
};

type WordIndex = {
  readonly texts: readonly ProductText[];
  /** The texts that have each word, or each two words as one, in the order of the words. */
  readonly words: readonly (readonly [word: string, texts: readonly ProductText[]])[];
  /** What a slip of typing is corrected to: the words of names and categories, and what supplies tools. With their frequency. */
  readonly namingWords: ReadonlyMap<string, number>;
};

const indexes = new WeakMap<readonly Product[], WordIndex>();

export function wordIndexOf(among: readonly Product[]): WordIndex {
  const cached = indexes.get(among);
  if (cached) return cached;
  const texts = among.flatMap(textsOf);
  const textsByWord = new Map<string, ProductText[]>();
  const namingWords = new Map<string, number>(supplyWords.map((word) => [word, 0]));
  for (const text of texts) {
    for (const word of new Set(withPairs(text.words))) {
      textsByWord.set(word, textsByWord.get(word) ?? []);
      textsByWord.get(word)?.push(text);
    }
    if (text.place > places.category) continue;
    for (const word of text.words) namingWords.set(word, (namingWords.get(word) ?? 0) + 1);
  }
  const words = [...textsByWord].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const index = { texts, words, namingWords };
  indexes.set(among, index);
  return index;
}

function textsOf(product: Product): ProductText[] {
  const { name, alsoCalled = [], specifications = [], inTheBox = [], description } = product;
  const textOf = (place: number, text: string, specification?: Specification): ProductText => {
    const folded = fold(text);
    return {
      product,
      place,
      text,
      words: wordsOf(folded),
      lastWord: wordsOf(folded.replace(/(?<=.)[,:(].*/, '')).at(-1) ?? '',
      measures: measuresIn(folded).measures,
      ...(specification && { specification }),
    };
  };
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
  const { words } = wordIndexOf(among);
  const stem = stemOf(word);
  // In a large catalogue it would take long to compare each word.
  let [start, end] = [0, words.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if ((words[middle]?.[0] ?? '') < stem) start = middle + 1;
    else end = middle;
  }
  const found: ProductText[] = [];
  for (; words[start]?.[0].startsWith(stem); start++) {
    const [each, texts] = words[start] ?? ['', []];
    if (hasStem(each, stem)) found.push(...texts);
  }
  return found;
}
