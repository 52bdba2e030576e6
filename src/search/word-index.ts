// Which products have a word anywhere in their texts. The first search that needs it computes it, once per list of products.
import { categoryOf } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { specificationText } from '../catalogue/specification-text';
import { hasStem, stemOf, wordsOf } from './words';

type WordIndex = {
  /** The products with each word in the name, the other names or the names of the specifications. */
  readonly named: ReadonlyMap<string, ReadonlySet<Product>>;
  /** The products with each word in any text. */
  readonly all: ReadonlyMap<string, ReadonlySet<Product>>;
};

const indexes = new WeakMap<readonly Product[], WordIndex>();

export function wordIndexOf(among: readonly Product[]): WordIndex {
  const cached = indexes.get(among);
  if (cached) return cached;
  const named = new Map<string, Set<Product>>();
  const all = new Map<string, Set<Product>>();
  const add = (to: Map<string, Set<Product>>, word: string, product: Product) => {
    const products = to.get(word);
    if (products) products.add(product);
    else to.set(word, new Set([product]));
  };
  for (const product of among) {
    const { name, alsoCalled = [], description, specifications = [], inTheBox = [] } = product;
    const names = [name, ...alsoCalled, ...specifications.map((each) => each.name)];
    for (const word of wordsOf(names.join('\n'))) {
      add(named, word, product);
      add(all, word, product);
    }
    const others = [description, ...specifications.map(specificationText), ...inTheBox];
    for (const word of wordsOf([categoryOf(product).name, ...others].join('\n')))
      add(all, word, product);
  }
  const index = { named, all };
  indexes.set(among, index);
  return index;
}

/** The products that have the word, or another form of it. */
export function productsWith(
  word: string,
  index: ReadonlyMap<string, ReadonlySet<Product>>,
): ReadonlySet<Product> {
  const stem = stemOf(word);
  const found = new Set<Product>();
  for (const [each, products] of index) {
    if (hasStem(each, stem)) for (const product of products) found.add(product);
  }
  return found;
}
