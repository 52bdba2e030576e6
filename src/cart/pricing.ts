import { findProduct } from '../catalogue/catalogue.ts';
import { type Cents, formatMoney, toCents } from '../money/money.ts';
import { store } from '../store.ts';
import { counted } from '../text/counted.ts';
import type { Cart, CartLine } from './cart.ts';

export type PricedLine = Readonly<ReturnType<typeof pricedLines>[number]>;

/** Lines with an unknown product are omitted. */
export function pricedLines(cart: Cart) {
  return cart.flatMap(({ productId, quantity }) => {
    const product = findProduct(productId);
    return product ? [{ product, quantity, total: toCents(product.price) * BigInt(quantity) }] : [];
  });
}

export const itemCount = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((count, line) => count + line.quantity, 0);

export const countItems = (cart: Cart): string => counted(itemCount(cart), 'item');

export const subtotalOf = (cart: Cart): Cents =>
  pricedLines(cart).reduce((sum, line) => sum + line.total, 0n);

/** The shipping fee that shoppers see: `Free` or `$9.99`. */
export const shippingText = (subtotal: Cents): string => {
  const shipping = shippingFor(subtotal);
  return shipping === 0n ? 'Free' : formatMoney(shipping);
};

/** 0 at the threshold or above it; the flat fee below. */
export const shippingFor = (subtotal: Cents): Cents =>
  missingAmount(subtotal) ? toCents(store.shippingFee) : 0n;

export const sumLabels = { subtotal: 'Subtotal', shipping: 'Shipping', total: 'Total' };

export function sumsOf(cart: Cart) {
  const subtotal = subtotalOf(cart);
  const shipping = shippingFor(subtotal);
  const total = subtotal + shipping;
  return [
    { label: sumLabels.subtotal, cents: subtotal, text: formatMoney(subtotal) },
    { label: sumLabels.shipping, cents: shipping, text: shippingText(subtotal) },
    { label: sumLabels.total, cents: total, text: formatMoney(total) },
  ] as const;
}

/** The note below the sums: whether they include taxes. */
export const sumsNote = store.taxNote || store.totalNote;

/** The amount missing for free shipping: `$19.01`. Undefined if the order ships free. */
export const missingAmount = (subtotal: Cents): string | undefined => {
  const missing = toCents(store.freeShippingFrom) - subtotal;
  return missing > 0n ? formatMoney(missing) : undefined;
};
