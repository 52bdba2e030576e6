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
    text: `checkoutId is missing, so ${host} cannot take orders of ${product.name}. docs/spreadsheet.md says where you find it.`,
  }));
}

/** The shops whose ids can be checked. */
export type CheckoutShop = NonNullable<Store['checkoutUrl']>['shop'];

/** The number of a Shopify variant where it stands in its GID, in its URL or in a checkout link; any other text as it is. */
export const plainCheckoutId = (text: string): string =>
  text.match(/(?:\/ProductVariant\/|\/variants\/|[?&]variant=)(\d+)(?!\d)/)?.[1] ??
  text.match(/\/(?:cart|buy)\/(\d+):\d+(?:\?.*)?$/)?.[1] ??
  text;

/** A spreadsheet program shows a number with many digits as `4.5E+13`, and saves it so or with zeros at its end. */
const rounded = /^\d{2,}0{6}$|^\d([.,]\d+)?E\+?\d+$/i;

const where = 'docs/spreadsheet.md says where you find it';

/** The fault of a product's id, as the end of a sentence. Undefined if it has none. */
export function checkoutIdFault(id: string, shop: CheckoutShop): string | undefined {
  const plain = plainCheckoutId(id);
  if (rounded.test(plain))
    return `is "${id}", whose last digits a spreadsheet program has rounded: format the column as text, and write the id again. ${where}`;
  if (plain !== id) return `is "${id}": write '${plain}'`;
  const isProduct = /\/\/shopify\/Product\/|\/\/admin\.shopify\.com\/.*\/products\//.test(id);
  if (isProduct)
    return `is "${id}", which names the product: Shopify takes orders by the id of the variant. ${where}`;
  if (shop && !/^\d+$/.test(id)) return `is "${id}", but the ids of ${shop} are digits. ${where}`;
  return undefined;
}

/** The fault of an id that these products share, as the end of a sentence. */
export const sharedIdFault = (id: string, names: readonly string[]): string =>
  `is "${id}" for ${names.length} products: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}. If they are variants of one product, this is the id of the product: write that of each variant. ${where}`;
