import { categoryOf } from '../catalogue/catalogue.ts';
import { computedOnce } from '../catalogue/computed-once.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';

/** The name, the category and the description, folded. */
const searchTextsOf = computedOnce((product: Product) => [
  fold(product.name),
  fold(categoryOf(product).name),
  fold(product.description),
]);

/**
 * Where the best match is: 0 at the start of the name, 1 at the start of a word in the name, 2 elsewhere in the
 * name, 3 in the category, 4 in the description, 5 nowhere.
 */
function rankOf(texts: readonly string[], term: string): number {
  const [name = ''] = texts;
  if (name.startsWith(term)) return 0;
  for (let at = name.indexOf(term); at !== -1; at = name.indexOf(term, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name.charAt(at - 1))) return 1;
  }
  const rank = texts.findIndex((text) => text.includes(term));
  return rank === -1 ? noMatch : 2 + rank;
}

const noMatch = 5;

/**
 * The products whose name, category or description contains the folded term. Results are sorted by `rankOf`: first matches in the
 * name, then in the category, then in the description. Ties keep catalogue order. The term is a substring, not a pattern: `.*`
 * finds only `.*`.
 */
export function searchProducts(term: string, among: readonly Product[]): Product[] {
  const found: Product[][] = Array.from({ length: noMatch }, () => []);
  for (const product of among) found[rankOf(searchTextsOf(product), term)]?.push(product);
  return found.flat();
}
