// The cart is its lines; whatever can be computed from them (counts, sums, shipping) is never stored.
import { findProduct } from '../catalogue/catalogue';

export type CartLine = { readonly productId: string; readonly quantity: number };

export type Cart = readonly CartLine[];

export type CartAction =
  | { readonly type: 'add'; readonly productId: string }
  | { readonly type: 'remove'; readonly productId: string }
  | { readonly type: 'setQuantity'; readonly productId: string; readonly quantity: number }
  | { readonly type: 'clear' };

export const emptyCart: Cart = [];

/** The cart after an action; the same cart, unchanged, where the action is refused or changes nothing. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      return withQuantity(cart, action.productId, quantityOf(cart, action.productId) + 1);
    case 'remove':
      return withQuantity(cart, action.productId, 0);
    case 'setQuantity':
      return withQuantity(cart, action.productId, action.quantity);
    case 'clear':
      return cart.length === 0 ? cart : emptyCart;
  }
}

/** How many of a product the cart holds: 0 where it has no line. */
export const quantityOf = (cart: Cart, productId: string): number =>
  cart.find((line) => line.productId === productId)?.quantity ?? 0;

/**
 * The one judge of lines: 0 or below removes the line; a quantity that is not a whole number, or is
 * too large to count by ones (above 2^53 - 1), is refused, and so is a product we do not sell.
 */
function withQuantity(cart: Cart, productId: string, quantity: number): Cart {
  const present = quantityOf(cart, productId);
  if (!Number.isSafeInteger(quantity) || !findProduct(productId)) return cart;
  if (Math.max(quantity, 0) === present) return cart;
  if (quantity <= 0) return cart.filter((line) => line.productId !== productId);
  if (present === 0) return [...cart, { productId, quantity }];
  return cart.map((line) => (line.productId === productId ? { productId, quantity } : line));
}
