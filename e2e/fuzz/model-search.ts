// What a search must find. It reads the catalogue and none of the store's code.
import type { Product } from '../../src/catalogue/product';
import { products } from '../../src/catalogue/products';

/** The first four products that have most of a term's words, and at least half of them. */
export function productsWithSomeWords(term: string): readonly Product[] {
  const words = [...new Set(term.toLowerCase().split(/\s+/))];
  if (words.length === 1) return [];
  const count = (product: Product) =>
    words.filter((word) => productsWith(word).includes(product)).length;
  return products
    .filter((product) => count(product) >= words.length / 2)
    .toSorted((a, b) => count(b) - count(a))
    .slice(0, 4);
}

/** The products that a search must find, in any order. */
export const productsWith = (term: string): readonly Product[] =>
  products.filter(({ name, category, description }) =>
    [name, category, description].some((text) => text.toLowerCase().includes(term.toLowerCase())),
  );
