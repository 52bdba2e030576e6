// Which products have a word, and where; what they and the parts in their boxes are called. Computed once per list of products,
// by the first search that needs it: it takes a while for a large catalogue.
import { categoryOf } from '../catalogue/catalogue.ts';
import { type ItemNumbers, itemNumbersOf } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { supplyWords } from '../catalogue/specification-names.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import { plainNumber } from '../text/fold.ts';
import { generic, makers, prepositions } from './vocabulary.ts';
import { hasStem, stemOf, wordsOf } from './words.ts';

/** Where a product has a word, the places that say most about it first. */
export const places = {
  name: 0,
  otherName: 1,
  category: 2,
  specification: 3,
  box: 4,
  description: 5,
};

/** A name of a product, or a part in its box. */
export type Named = {
  readonly product: Product;
  readonly text: string;
  readonly words: readonly string[];
  /** The word that says what kind of thing it is: `wrench` of `1/2 in. Impact Wrench Kit`. */
  readonly head: string;
};

type WordIndex = {
  /** The best place of each word in each product that has it. */
  readonly words: ReadonlyMap<string, ReadonlyMap<Product, number>>;
  /** The names and the other names. */
  readonly names: readonly Named[];
  readonly parts: readonly Named[];
  /**
   * What a slip of typing is corrected to: the words of names and categories, what is in the boxes, what supplies tools, and
   * makers. Each with the number of products that have it.
   */
  readonly namingWords: ReadonlyMap<string, number>;
  /** Without those of up to three characters, which could be a size or a price. */
  readonly itemNumbers: ItemNumbers;
};

const indexes = new WeakMap<readonly Product[], WordIndex>();

export function wordIndexOf(among: readonly Product[]): WordIndex {
  const cached = indexes.get(among);
  if (cached) return cached;
  const words = new Map<string, Map<Product, number>>();
  for (const product of among) {
    for (const [text, place] of textsOf(product)) {
      // `cut-off` is also found as `cutoff`.
      const joined = text.match(/\p{L}+-\p{L}+/gu)?.map((each) => each.replace('-', '')) ?? [];
      for (const word of wordsOf([text, ...joined].join('\n'))) {
        const having = words.get(word) ?? new Map<Product, number>();
        words.set(word, having);
        if (!having.has(product)) having.set(product, place);
      }
    }
  }
  const named = (textsIn: (product: Product) => readonly string[]) =>
    among.flatMap((product) =>
      textsIn(product).map((text) => ({ product, text, words: wordsOf(text), head: headOf(text) })),
    );
  const parts = named(({ inTheBox = [] }) => inTheBox);
  const longMakers = [...makers].filter((maker) => maker.length > 5);
  const heads = [...parts.map(({ head }) => head), ...supplyWords, ...longMakers];
  const index = {
    words,
    itemNumbers: itemNumbersOf(
      among.filter(({ itemNumber }) => plainNumber(itemNumber).length > 3),
    ),
    names: named(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
    parts,
    namingWords: new Map([
      ...heads.map((word) => [word, 0] as const),
      ...[...words].flatMap(([word, having]) =>
        Math.min(...having.values()) <= places.category ? [[word, having.size] as const] : [],
      ),
    ]),
  };
  indexes.set(among, index);
  return index;
}

/** The texts of a product with their places, in the order of `places`. */
const textsOf = (product: Product): (readonly [text: string, place: number])[] => [
  [product.name, places.name],
  [(product.alsoCalled ?? []).join('\n'), places.otherName],
  [categoryOf(product).name, places.category],
  [
    (product.specifications ?? [])
      .map((each) => `${each.name} ${specificationText(each)}`)
      .join('\n'),
    places.specification,
  ],
  [(product.inTheBox ?? []).join('\n'), places.box],
  [product.description, places.description],
];

/** The last word before a comma, a bracket or a preposition that is neither generic nor a number. The `in` of `1/2 in.` is a unit. */
function headOf(text: string): string {
  const words = wordsOf(text.replace(/(?<=.)[,:(].*/, ''));
  const end = words.findIndex(
    (word, index) => prepositions.has(word) && /^\D+$/.test(words[index - 1] ?? ''),
  );
  const own = end === -1 ? words : words.slice(0, end);
  return own.findLast((word) => !generic.has(word) && !/\d/.test(word)) ?? '';
}

/** The products that have the word, or another form of it, with the best place. */
export function productsWith(
  word: string,
  among: readonly Product[],
): ReadonlyMap<Product, number> {
  const stem = stemOf(word);
  const found = new Map<Product, number>();
  for (const [each, having] of wordIndexOf(among).words) {
    if (!hasStem(each, stem)) continue;
    for (const [product, place] of having) {
      if (place < (found.get(product) ?? Number.POSITIVE_INFINITY)) found.set(product, place);
    }
  }
  return found;
}
