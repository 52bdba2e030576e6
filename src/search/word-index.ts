// Which products have a word anywhere in their texts. The first search that needs it computes it, once per list of products.
import { categoryOf } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { specificationText } from '../catalogue/specification-text';
import { hasStem, stemOf, wordsOf } from './words';

/** The products with each word. */
type WordIndex = ReadonlyMap<string, ReadonlySet<Product>>;

const indexes = new WeakMap<readonly Product[], WordIndex>();

export function wordIndexOf(among: readonly Product[]): WordIndex {
  const cached = indexes.get(among);
  if (cached) return cached;
  const index = new Map<string, Set<Product>>();
  for (const product of among) {
    const { description, specifications = [], inTheBox = [] } = product;
    const texts = [
      ...[namesOf(product), categoryOf(product).name, description, ...inTheBox],
      ...specifications.flatMap((each) => [each.name, specificationText(each)]),
    ];
    for (const word of wordsOf(texts.join('\n'))) {
      const products = index.get(word);
      if (products) products.add(product);
      else index.set(word, new Set([product]));
    }
  }
  indexes.set(among, index);
  return index;
}

/** The name and the other names, one per line. */
export const namesOf = ({ name, alsoCalled = [] }: Product) => [name, ...alsoCalled].join('\n');

/** The products that have the word, or another form of it. */
export function productsWith(word: string, among: readonly Product[]): ReadonlySet<Product> {
  const stem = stemOf(word);
  const index = [...wordIndexOf(among)];
  return new Set(index.flatMap(([each, products]) => (hasStem(each, stem) ? [...products] : [])));
}
