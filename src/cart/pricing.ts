// Everything the cart costs, derived from its lines.
import { findProduct } from '../catalogue/catalogue';
import { type Cents, toCents } from '../catalogue/money';
import type { Product } from '../catalogue/product';
import { store } from '../store';
import type { Cart } from './cart';

export type PricedLine = {
  readonly product: Product;
  readonly quantity: number;
  readonly total: Cents;
};

/** Lines of products we do not sell are left out. */
export function pricedLines(cart: Cart): PricedLine[] {
  return cart.flatMap(({ productId, quantity }) => {
    const product = findProduct(productId);
    return product ? [{ product, quantity, total: toCents(product.price) * BigInt(quantity) }] : [];
  });
}

/** All pieces in the cart; bigint, because the sum of counts may pass what a number holds exactly. */
export const itemCount = (cart: Cart): bigint =>
  cart.reduce((count, line) => count + BigInt(line.quantity), 0n);

/** Price times quantity, summed; exact for any quantity. */
export const subtotalOf = (cart: Cart): Cents =>
  pricedLines(cart).reduce((sum, line) => sum + line.total, 0n);

/** Free from the store's threshold on, the threshold included; the flat fee below it. */
export const shippingFor = (subtotal: Cents): Cents =>
  missingForFreeShipping(subtotal) === 0n ? 0n : toCents(store.shippingFee);

export const orderTotal = (subtotal: Cents): Cents => subtotal + shippingFor(subtotal);

/** What the shopper must still add for free shipping: 0 once the threshold is reached. */
export function missingForFreeShipping(subtotal: Cents): Cents {
  const missing = toCents(store.freeShippingFrom) - subtotal;
  return missing > 0n ? missing : 0n;
}
