import { findProduct } from '../catalogue/catalogue';
import { type Cart, type CartAction, quantityOf } from './cart';
import { itemCount } from './pricing';

/** `1 item`, `3 items`. */
export const countItems = (cart: Cart): string => {
  const count = itemCount(cart);
  return `${count} ${count === 1n ? 'item' : 'items'}`;
};

/** What a screen reader says of an action, given the cart that came of it. */
export function announcementOf(action: CartAction, cart: Cart): string {
  if (action.type === 'clear') return 'Cart cleared';
  const name = findProduct(action.productId)?.name ?? '';
  const quantity = quantityOf(cart, action.productId);
  if (quantity === 0) return `Removed from cart: ${name}. ${countItems(cart)} in cart.`;
  if (action.type === 'add') return `Added to cart: ${name}. ${countItems(cart)} in cart.`;
  return `Quantity of ${name}: ${quantity}. ${countItems(cart)} in cart.`;
}
