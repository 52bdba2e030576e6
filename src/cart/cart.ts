// The cart holds its lines only. Counts and sums are derived from them.
import { findProduct, isForSale } from '../catalogue/catalogue.ts';

export type CartLine = { readonly productId: string; readonly quantity: number };

export type Cart = readonly CartLine[];

/** A removed line and its index in the cart. */
export type RemovedLine = CartLine & { readonly index: number };

/** A new action needs a case in `cartReducer`, and an announcement in `announcementOf` of cart-state.ts. */
export type CartAction =
  /** Adds one, or the quantity, up to the maximum. */
  | { readonly type: 'add'; readonly productId: string; readonly quantity?: number }
  | { readonly type: 'remove'; readonly productId: string }
  | { readonly type: 'setQuantity'; readonly productId: string; readonly quantity: number }
  | { readonly type: 'clear' }
  | {
      readonly type: 'addLines';
      readonly lines: readonly CartLine[];
      /** Whether the lines come from a shared cart link. */
      readonly isLink?: boolean;
    }
  /** Takes out what `addLines` has added. */
  | { readonly type: 'takeOut'; readonly lines: readonly CartLine[] }
  | { readonly type: 'restore'; readonly lines: readonly RemovedLine[] };

export const emptyCart: Cart = [];

/** The largest quantity of a product in the cart, and of an entry of a shared cart link. */
export const maxQuantity = 999;

/** Announced, and shown as a note, when a quantity would exceed the maximum. */
export const maxQuantityText = `The cart holds at most ${maxQuantity} of each product.`;

/** The cart after an action; the same object if the action is invalid or changes nothing. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      return withMore(cart, { quantity: 1, ...action });
    case 'remove':
      return withQuantity(cart, action.productId, 0);
    case 'setQuantity':
      return withQuantity(cart, action.productId, action.quantity);
    case 'clear':
      return cart.length === 0 ? cart : emptyCart;
    case 'addLines':
      return action.lines.reduce(withMore, cart);
    case 'takeOut':
      return action.lines.reduce(
        (rest, { productId, quantity }) =>
          withQuantity(rest, productId, quantityOf(rest, productId) - quantity),
        cart,
      );
    case 'restore':
      return action.lines.reduce(restored, cart);
  }
}

/** The lines of `cart` that `next` does not have, in order. */
export const removedLinesOf = (cart: Cart, next: Cart): RemovedLine[] =>
  cart
    .map((line, index) => ({ ...line, index }))
    .filter(({ productId }) => quantityOf(next, productId) === 0);

/** The quantity of a product in the cart: 0 if it has no line. */
export const quantityOf = (cart: Cart, productId: string): number =>
  cart.find((line) => line.productId === productId)?.quantity ?? 0;

const withMore = (cart: Cart, { productId, quantity }: CartLine): Cart =>
  withQuantity(cart, productId, Math.min(quantityOf(cart, productId) + quantity, maxQuantity));

/**
 * Sets the quantity of a product. A quantity of 0 or less removes the line. A product that is unknown or not for sale, or a
 * quantity that is not an integer or exceeds the maximum, changes nothing.
 */
function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const present = quantityOf(cart, productId);
  const product = findProduct(productId);
  if (!Number.isInteger(quantity) || quantity > maxQuantity) return cart;
  if (!product || !isForSale(product)) return cart;
  if (Math.max(quantity, 0) === present) return cart;
  if (quantity <= 0) return cart.filter((line) => line.productId !== productId);
  if (present === 0) return [...cart, { productId, quantity }];
  return cart.map((line) => (line.productId === productId ? { productId, quantity } : line));
}

/** Restores a line at its index, or at the end of a shorter cart. */
function restored(cart: Cart, { productId, quantity, index }: RemovedLine): Cart {
  const line = withQuantity(cart, productId, quantity).find((each) => each.productId === productId);
  if (!line) return cart;
  return cart.filter((each) => each.productId !== productId).toSpliced(index, 0, line);
}
