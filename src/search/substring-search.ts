import { categoryOf, listedProducts } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';

/** The name, the category and the description, folded. */
type SearchTexts = readonly [name: string, category: string, description: string];

const searchTexts = new WeakMap<Product, SearchTexts>();

/** Computed once per product. */
export function searchTextsOf(product: Product): SearchTexts {
  const texts = searchTexts.get(product) ?? [
    fold(product.name),
    fold(categoryOf(product).name),
    fold(product.description),
  ];
  searchTexts.set(product, texts);
  return texts;
}

/**
 * Where the best match is: 0 at the start of the name, 1 at the start of a word in the name, 2 elsewhere in the
 * name, 3 in the category, 4 in the description, 5 nowhere. The term is folded.
 */
function rankOf([name, category, description]: SearchTexts, term: string): number {
  if (name.startsWith(term)) return 0;
  for (let at = name.indexOf(term); at !== -1; at = name.indexOf(term, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return 1;
  }
  const rank = [name, category, description].findIndex((text) => text.includes(term));
  return rank === -1 ? noMatch : 2 + rank;
}

const noMatch = 5;

/**
 * The products whose name, category or description contains the term, both folded. Results are sorted by `rankOf`: first
 * matches in the name, then in the category, then in the description. Ties keep catalogue order. The term is a substring,
 * not a pattern: `.*` finds only `.*`. A blank term, or a term with a line break, finds nothing.
 */
export function searchProducts(
  term: string,
  among: readonly Product[] = listedProducts,
): Product[] {
  const folded = fold(term);
  // The search field strips a line break, but a URL can contain it.
  if (folded === '' || folded.includes('\n')) return [];
  const found: Product[][] = Array.from({ length: noMatch }, () => []);
  for (const product of among) found[rankOf(searchTextsOf(product), folded)]?.push(product);
  return found.flat();
}
