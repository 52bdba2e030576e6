// The texts of the products, and which of them have a word. Computed once per list of products: for a large catalogue in pieces,
// while the browser is idle (use-suggestions.ts), otherwise by the first search.
import { categoryOf } from '../catalogue/catalogue.ts';
import { computedOnce } from '../catalogue/computed-once.ts';
import type { Product, Specification } from '../catalogue/product.ts';
import { supplyWords } from '../catalogue/specification-names.ts';
import { namedSpecificationText } from '../catalogue/specification-text.ts';
import { fold } from '../text/fold.ts';
import type { Measure } from './measure-answer.ts';
import { hasStem, measuresIn, stemOf, withPairs, wordsOf } from './words.ts';

/** Where a product has a text, the places that say most about it first. */
export const textPlaces = {
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
  /** The texts that can answer a measure. */
  readonly measured: ProductText[];
  /** The texts that have each word, or each two words as one. The words are grouped by their first two characters. */
  readonly words: Map<string, Map<string, ProductText[]>>;
  /** The words that a slip of typing is corrected to, with their frequency: those of names and categories, and `supplyWords`. */
  readonly namingWords: Map<string, number>;
  /** How many products it has, from the start of the list. */
  count: number;
};

/** The index of all products. Completes it, if it is not complete. */
export function wordIndexOf(among: readonly Product[]): Readonly<WordIndex> {
  indexWhile(among, () => true);
  return begunIndexOf(among);
}

/** Adds products to the index as long as there is time. Returns how many are left. */
export function indexWhile(among: readonly Product[], hasTime: () => boolean): number {
  const index = begunIndexOf(among);
  for (const product of among.slice(index.count)) {
    if (!hasTime()) break;
    addProduct(index, product);
    index.count += 1;
  }
  return among.length - index.count;
}

const begunIndexOf = computedOnce(
  (_: readonly Product[]): WordIndex => ({
    measured: [],
    words: new Map(),
    namingWords: new Map(supplyWords.map((word) => [word, 0])),
    count: 0,
  }),
);

const beginningOf = (word: string) => word.slice(0, 2);

function addProduct({ measured, words, namingWords }: WordIndex, product: Product) {
  for (const text of textsOf(product)) {
    if (text.measures.length > 0 || text.specification?.unit) measured.push(text);
    for (const word of new Set(withPairs(text.words))) {
      const group = words.get(beginningOf(word)) ?? new Map<string, ProductText[]>();
      words.set(beginningOf(word), group);
      addTo(group, word, text);
    }
    if (text.place > textPlaces.category) continue;
    for (const word of text.words) namingWords.set(word, (namingWords.get(word) ?? 0) + 1);
  }
}

export function addTo<Key>(groups: Map<Key, ProductText[]>, key: Key, text: ProductText) {
  const group = groups.get(key);
  if (group) group.push(text);
  else groups.set(key, [text]);
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
    textOf(textPlaces.name, name),
    ...alsoCalled.map((each) => textOf(textPlaces.otherName, each)),
    textOf(textPlaces.category, categoryOf(product).name),
    ...specifications.map((each) =>
      textOf(textPlaces.specification, namedSpecificationText(each), each),
    ),
    ...inTheBox.map((each) => textOf(textPlaces.box, each)),
    textOf(textPlaces.description, description),
  ];
}

export const isName = ({ place }: ProductText): boolean => place <= textPlaces.otherName;

/** The texts that have the word, or another form of it. */
export function textsWith(word: string, among: readonly Product[]): ProductText[] {
  const { words } = wordIndexOf(among);
  const stem = stemOf(word);
  // A word of one letter can be the start of several groups.
  const groups = stem.length > 1 ? [words.get(beginningOf(stem)) ?? []] : [...words.values()];
  return groups.flatMap((group) =>
    [...group].flatMap(([form, texts]) => (hasStem(form, stem) ? texts : [])),
  );
}
