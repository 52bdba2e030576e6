import { findProduct, isListed } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';

/** The first three products that these work with, except those among themselves, and why. */
export function worksWith(products: readonly Product[]): ReadonlyMap<Product, string> {
  const reasons = new Map<Product, string>();
  for (const { productId, reason } of products.flatMap((product) => product.worksWith ?? [])) {
    const other = findProduct(productId);
    if (other && isListed(other) && !products.includes(other) && !reasons.has(other))
      reasons.set(other, reason);
  }
  return new Map([...reasons].slice(0, 3));
}
