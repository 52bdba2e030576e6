import { normalize } from '../catalogue/highlight';
import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';

type Texts = { readonly name: string; readonly category: string; readonly description: string };

const normalizedTexts = new WeakMap<Product, Texts>();

/** The texts of a product that are searched, normalized once. */
function textsOf(product: Product): Texts {
  const cached = normalizedTexts.get(product);
  if (cached) return cached;
  const texts = {
    name: normalize(product.name),
    category: normalize(product.category),
    description: normalize(product.description),
  };
  normalizedTexts.set(product, texts);
  return texts;
}

/**
 * Where the best match is: 0 at the start of the name, 1 at the start of a word in the name, 2 elsewhere in the
 * name, 3 in the category, 4 in the description, 5 nowhere. The term is normalized.
 */
function rankOf({ name, category, description }: Texts, term: string): number {
  if (name.startsWith(term)) return 0;
  for (let at = name.indexOf(term); at !== -1; at = name.indexOf(term, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return 1;
  }
  if (name.includes(term)) return 2;
  if (category.includes(term)) return 3;
  return description.includes(term) ? 4 : noMatch;
}

const noMatch = 5;

/**
 * The products whose name, category or description contains the trimmed term; letter case does not matter.
 * Matches in the name come first, at its start or at the start of a word before others, then those in the
 * category, then those in the description; ties keep catalogue order. The term is a substring, not a
 * pattern: `.*` finds only `.*`. A blank term finds nothing.
 */
export function searchProducts(term: string, among: readonly Product[] = products): Product[] {
  const normalized = normalize(term);
  if (normalized === '') return [];
  const found: Product[][] = Array.from({ length: noMatch }, () => []);
  for (const product of among) found[rankOf(textsOf(product), normalized)]?.push(product);
  return found.flat();
}

/**
 * For a term of several words: the products that contain at least half of them. Those with most of them come
 * first, then those with the better matches, then catalogue order. A word of one character does not count, and
 * a term of fewer than two words finds nothing.
 */
export function searchSomeWords(term: string, among: readonly Product[] = products): Product[] {
  const words = [...new Set(normalize(term).split(/\s+/))].filter((word) => word.length > 1);
  if (words.length < 2) return [];
  return among
    .map((product) => {
      const ranks = words.map((word) => rankOf(textsOf(product), word));
      const count = ranks.filter((rank) => rank < noMatch).length;
      return { product, count, rank: ranks.reduce((sum, rank) => sum + rank, 0) };
    })
    .filter(({ count }) => 2 * count >= words.length)
    .toSorted((a, b) => b.count - a.count || a.rank - b.rank)
    .map(({ product }) => product);
}
