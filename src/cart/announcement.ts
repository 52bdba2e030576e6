import { unavailableText } from '../catalogue/availability';
import { findProduct } from '../catalogue/catalogue';
import { type Cart, type CartAction, maxQuantity, quantityOf } from './cart';
import { itemCount } from './pricing';
import type { SharedCart } from './shared-cart';

/** `1 item`, `3 items`. */
export const countItems = (cart: Cart): string => {
  const count = itemCount(cart);
  return `${count} ${count === 1 ? 'item' : 'items'}`;
};

/** The announcement of an action; `cart` is the cart after it. */
export function announcementOf(action: CartAction, cart: Cart): string {
  const inCart = `${countItems(cart)} in cart.`;
  if (action.type === 'clear') return 'Cart cleared';
  if (action.type === 'addLines')
    return `Added to cart${action.isLink ? ' from the link' : ''}. ${inCart}`;
  if (action.type === 'restore') return `Back in cart: ${nameLines(action.lines)}. ${inCart}`;
  const name = nameOf(action.productId);
  const quantity = quantityOf(cart, action.productId);
  if (quantity === 0) return `Removed from cart: ${name}. ${inCart}`;
  if (action.type === 'add') return `Added to cart: ${name}. ${inCart}`;
  return `Quantity of ${name}: ${quantity}. ${inCart}`;
}

/** The product's name for one line, else the number of products. */
export const nameLines = (lines: Cart): string =>
  lines.length === 1 && lines[0] ? nameOf(lines[0].productId) : `${lines.length} products`;

const nameOf = (productId: string) => findProduct(productId)?.name ?? '';

/** Announced, and shown as a note, when a quantity would exceed the maximum. */
export const maxQuantityText = `The cart holds at most ${maxQuantity} of each product.`;

/** The note about the entries of a shared cart link that are left out: empty if there were none. */
export function leftOutNote({ leftOut, unavailable }: SharedCart): string {
  const entries = leftOut === 1 ? '1 entry' : `${leftOut} entries`;
  return [
    ...(leftOut > 0
      ? [
          `Left out of this link: ${entries} naming no product of ours or no quantity from 1 to ${maxQuantity}.`,
        ]
      : []),
    ...unavailable.map((product) => `${unavailableText(product)}: ${product.name}.`),
  ].join(' ');
}
