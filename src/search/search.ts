import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';

/**
 * Products whose name, category or description contains the trimmed term, letter case aside, in
 * catalogue order. A substring and nothing more: `.*` finds only products that say `.*`. A blank
 * term finds nothing.
 */
export function searchProducts(term: string, among: readonly Product[] = products): Product[] {
  const wanted = term.trim().toLowerCase();
  if (wanted === '') return [];
  return among.filter((product) =>
    [product.name, product.category, product.description].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
}
