// A shop that takes the orders may know products only by their `checkoutId`.
import type { Product } from '../src/catalogue/product.ts';
import type { Store } from '../src/store-schema.ts';

/** The products that such a shop does not know, without those that nobody can order any more. */
export const withoutCheckoutId = (products: readonly Product[]): Product[] =>
  products.filter(({ availability, checkoutId }) => availability !== 'discontinued' && !checkoutId);

/** The host of such a shop: undefined if the store has another checkout, or none. */
export function hostThatNeedsIds(checkoutUrl: Store['checkoutUrl']): string | undefined {
  if (!checkoutUrl?.needsIds) return undefined;
  const amounts = { subtotal: '', shipping: '', total: '' };
  return checkoutUrl({ lines: [], ...amounts, jobName: '', url: '', text: '' }).split('/')[2];
}

/** The problem of each product that cannot be ordered. */
export function checkoutIdProblems(
  products: readonly Product[],
  checkoutUrl: Store['checkoutUrl'],
): { product: Product; text: string }[] {
  const host = hostThatNeedsIds(checkoutUrl);
  if (!host) return [];
  return withoutCheckoutId(products).map((product) => ({
    product,
    text: `${product.id}: checkoutId is missing, so ${host} cannot take orders of ${product.name}. docs/spreadsheet.md says where you find it.`,
  }));
}
