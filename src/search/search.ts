import { normalize } from '../catalogue/highlight';
import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';

const normalizedTexts = new WeakMap<Product, readonly string[]>();

/** The texts of a product that are searched, normalized once. */
function textsOf(product: Product): readonly string[] {
  const cached = normalizedTexts.get(product);
  if (cached) return cached;
  const texts = [product.name, product.category, product.description].map(normalize);
  normalizedTexts.set(product, texts);
  return texts;
}

/**
 * The products whose name, category or description contains the trimmed term, in catalogue order;
 * letter case does not matter. The term is a substring, not a pattern: `.*` finds only `.*`. A blank
 * term finds nothing.
 */
export function searchProducts(term: string, among: readonly Product[] = products): Product[] {
  const normalized = normalize(term);
  if (normalized === '') return [];
  return among.filter((product) => textsOf(product).some((text) => text.includes(normalized)));
}
