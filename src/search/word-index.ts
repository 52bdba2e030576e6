// Which products have a word anywhere in their texts, and what else products are called. Computed once per list of products, by
// the first search that needs it: it takes a while for a large catalogue.
import { categoryOf } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import { hasStem, stemOf, wordsOf } from './words.ts';

type WordIndex = {
  /** The products with each word. */
  readonly products: ReadonlyMap<string, readonly Product[]>;
  readonly otherNames: readonly { product: Product; name: string; words: readonly string[] }[];
};

const indexes = new WeakMap<readonly Product[], WordIndex>();

export function wordIndexOf(among: readonly Product[]): WordIndex {
  const cached = indexes.get(among);
  if (cached) return cached;
  const having = new Map<string, Product[]>();
  for (const product of among) {
    const { description, specifications = [], inTheBox = [] } = product;
    const texts = [
      ...[namesOf(product), categoryOf(product).name, description, ...inTheBox],
      ...specifications.flatMap((each) => [each.name, specificationText(each)]),
    ];
    for (const word of new Set(wordsOf(texts.join('\n')))) {
      const products = having.get(word);
      if (products) products.push(product);
      else having.set(word, [product]);
    }
  }
  const otherNames = among.flatMap((product) =>
    (product.alsoCalled ?? []).map((name) => ({ product, name, words: wordsOf(name) })),
  );
  const index = { products: having, otherNames };
  indexes.set(among, index);
  return index;
}

/** The name and the other names, one per line. */
export const namesOf = ({ name, alsoCalled = [] }: Product) => [name, ...alsoCalled].join('\n');

/** The products that have the word, or another form of it. */
export function productsWith(word: string, among: readonly Product[]): ReadonlySet<Product> {
  const stem = stemOf(word);
  const index = [...wordIndexOf(among).products];
  return new Set(index.flatMap(([each, products]) => (hasStem(each, stem) ? products : [])));
}
