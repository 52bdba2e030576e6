// The cart holds its lines only. Counts and sums are derived from them. Each function returns the same object if it changes nothing.
import { findProduct, isForSale } from '../catalogue/catalogue.ts';

export type CartLine = { readonly productId: string; readonly quantity: number };

export type Cart = readonly CartLine[];

export type RemovedLine = CartLine & { readonly index: number };

export const emptyCart: Cart = [];

/** The largest quantity of a product in the cart, and of an entry of a shared cart link. */
export const maxQuantity = 999;

/** Announced, and shown as a note, when a quantity would exceed the maximum. */
export const maxQuantityText = `The cart holds at most ${maxQuantity} of each product.`;

/** The quantity of a product in the cart: 0 if it has no line. */
export const quantityOf = (cart: Cart, productId: string): number =>
  cart.find((line) => line.productId === productId)?.quantity ?? 0;

/** Whether this version of the store sells the product. */
export function isSold(productId: string): boolean {
  const product = findProduct(productId);
  return product !== undefined && isForSale(product);
}

/** A quantity of 0 or less removes the line. A quantity or a product that the cart cannot hold changes nothing. */
export function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const present = quantityOf(cart, productId);
  if (!Number.isInteger(quantity) || quantity > maxQuantity || !isSold(productId)) return cart;
  if (Math.max(quantity, 0) === present) return cart;
  if (quantity <= 0) return cart.filter((line) => line.productId !== productId);
  if (present === 0) return [...cart, { productId, quantity }];
  return cart.map((line) => (line.productId === productId ? { productId, quantity } : line));
}

/** Adds the quantities of the lines, each product up to the maximum. A negative quantity is taken out. */
export const withLines = (cart: Cart, lines: Cart): Cart =>
  lines.reduce((sum, { productId, quantity }) => {
    const added = Math.min(quantityOf(sum, productId) + quantity, maxQuantity);
    return withQuantity(sum, productId, added);
  }, cart);

/** Restores each line at its index, or at the end of a shorter cart. */
export const withRestored = (cart: Cart, lines: readonly RemovedLine[]): Cart =>
  lines.reduce((present, { productId, quantity, index }) => {
    const next = withQuantity(present, productId, quantity);
    const line = next.find((each) => each.productId === productId);
    if (!line) return present;
    return next.filter((each) => each !== line).toSpliced(index, 0, line);
  }, cart);

/** The lines of `cart` that `next` does not have, in order. */
export const removedLinesOf = (cart: Cart, next: Cart): RemovedLine[] =>
  cart
    .map((line, index) => ({ ...line, index }))
    .filter(({ productId }) => quantityOf(next, productId) === 0);
