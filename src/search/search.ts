import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';

/** How a term and the texts it is looked for in are compared: without outer spaces and letter case. */
export const searchable = (text: string): string => text.trim().toLowerCase();

/**
 * Products whose name, category or description contains the trimmed term, letter case aside, in
 * catalogue order. A substring and nothing more: `.*` finds only products that say `.*`. A blank
 * term finds nothing.
 */
export function searchProducts(term: string, among: readonly Product[] = products): Product[] {
  const wanted = searchable(term);
  if (wanted === '') return [];
  return among.filter((product) =>
    [product.name, product.category, product.description].some((text) =>
      searchable(text).includes(wanted),
    ),
  );
}
