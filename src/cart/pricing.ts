// Prices of the cart, derived from its lines.
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { type Cents, formatMoney, toCents } from '../money/money.ts';
import { store } from '../store.ts';
import { counted } from '../text/counted.ts';
import type { Cart } from './cart.ts';

export type PricedLine = {
  readonly product: Product;
  readonly quantity: number;
  readonly total: Cents;
};

/** Lines with an unknown product are omitted. */
export function pricedLines(cart: Cart): PricedLine[] {
  return cart.flatMap(({ productId, quantity }) => {
    const product = findProduct(productId);
    return product ? [{ product, quantity, total: toCents(product.price) * BigInt(quantity) }] : [];
  });
}

/** The sum of all quantities. */
export const itemCount = (cart: Cart): number =>
  cart.reduce((count, line) => count + line.quantity, 0);

/** `1 item`, `3 items`. */
export const countItems = (cart: Cart): string => counted(itemCount(cart), 'item');

/** The sum of price times quantity in cents. */
export const subtotalOf = (cart: Cart): Cents =>
  pricedLines(cart).reduce((sum, line) => sum + line.total, 0n);

/** 0 at the threshold or above it; the flat fee below. */
export const shippingFor = (subtotal: Cents): Cents =>
  missingForFreeShipping(subtotal) === 0n ? 0n : toCents(store.shippingFee);

/** The shipping fee that shoppers see: `Free` or `$9.99`. */
export const shippingText = (subtotal: Cents): string => {
  const shipping = shippingFor(subtotal);
  return shipping === 0n ? 'Free' : formatMoney(shipping);
};

export const orderTotal = (subtotal: Cents): Cents => subtotal + shippingFor(subtotal);

export const sumLabels = { subtotal: 'Subtotal', shipping: 'Shipping', total: 'Total' };

/** The sums below the lines of an order: subtotal, shipping, total. */
export function sumsOf(cart: Cart) {
  const subtotal = subtotalOf(cart);
  const total = orderTotal(subtotal);
  return [
    { label: sumLabels.subtotal, cents: subtotal, text: formatMoney(subtotal) },
    { label: sumLabels.shipping, cents: shippingFor(subtotal), text: shippingText(subtotal) },
    { label: sumLabels.total, cents: total, text: formatMoney(total) },
  ] as const;
}

/** What stands below the sums: whether they include taxes. */
export const sumsNote = store.taxNote || store.totalNote;

/** The cents missing for free shipping: 0 at the threshold or above it. */
export function missingForFreeShipping(subtotal: Cents): Cents {
  const missing = toCents(store.freeShippingFrom) - subtotal;
  return missing > 0n ? missing : 0n;
}

/** The amount missing for free shipping: `$19.01`. Undefined if the order ships free. */
export const missingAmount = (subtotal: Cents): string | undefined => {
  const missing = missingForFreeShipping(subtotal);
  return missing > 0n ? formatMoney(missing) : undefined;
};

/** `$19.01 to free shipping`. Undefined if the order ships free. */
export const toFreeShipping = (subtotal: Cents): string | undefined => {
  const missing = missingAmount(subtotal);
  return missing && `${missing} to free shipping`;
};
