import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';

/** How a term and the texts it is looked for in are compared: without outer spaces and letter case. */
export const searchable = (text: string): string => text.trim().toLowerCase();

const searchableTexts = new WeakMap<Product, readonly string[]>();

/** The texts of a product that are searched, made ready once. */
function textsOf(product: Product): readonly string[] {
  const known = searchableTexts.get(product);
  if (known) return known;
  const texts = [product.name, product.category, product.description].map(searchable);
  searchableTexts.set(product, texts);
  return texts;
}

/**
 * Products whose name, category or description contains the trimmed term, letter case aside, in
 * catalogue order. A substring and nothing more: `.*` finds only products that say `.*`. A blank
 * term finds nothing.
 */
export function searchProducts(term: string, among: readonly Product[] = products): Product[] {
  const wanted = searchable(term);
  if (wanted === '') return [];
  return among.filter((product) => textsOf(product).some((text) => text.includes(wanted)));
}
