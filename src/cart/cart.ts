// The cart is its lines; whatever can be computed from them (counts, sums, shipping) is never stored.
import { findProduct } from '../catalogue/catalogue';

export type CartLine = { readonly productId: string; readonly quantity: number };

export type Cart = readonly CartLine[];

/** A line and the place it has, or had, in its cart. */
export type PlacedLine = CartLine & { readonly index: number };

export type CartAction =
  | { readonly type: 'add'; readonly productId: string }
  | { readonly type: 'remove'; readonly productId: string }
  | { readonly type: 'setQuantity'; readonly productId: string; readonly quantity: number }
  | { readonly type: 'clear' }
  | { readonly type: 'addLines'; readonly lines: readonly CartLine[] }
  | { readonly type: 'restore'; readonly lines: readonly PlacedLine[] };

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
    case 'addLines':
      return action.lines.reduce(
        (sum, { productId, quantity }) =>
          withQuantity(sum, productId, quantityOf(sum, productId) + quantity),
        cart,
      );
    case 'restore':
      return action.lines.reduce(restored, cart);
  }
}

/** The lines that one cart has and the next has not, first to last, as `restore` takes them. */
export const linesGone = (cart: Cart, next: Cart): PlacedLine[] =>
  cart
    .map((line, index) => ({ ...line, index }))
    .filter(({ productId }) => quantityOf(next, productId) === 0);

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

/** A line back in its place, or at the end of a cart that has become too short for it. */
function restored(cart: Cart, { productId, quantity, index }: PlacedLine): Cart {
  const line = withQuantity(cart, productId, quantity).find((each) => each.productId === productId);
  if (!line) return cart;
  return cart.filter((each) => each.productId !== productId).toSpliced(index, 0, line);
}
