// The cart, the last change to announce, and what can be undone.
import { findProduct, isForSale } from '../catalogue/catalogue.ts';
import {
  type Cart,
  type CartAction,
  type CartLine,
  cartReducer,
  emptyCart,
  maxQuantity,
  maxQuantityText,
  quantityOf,
  type RemovedLine,
  removedLinesOf,
} from './cart.ts';
import { isSameCart, type TabCart } from './joined-cart.ts';
import { countItems, itemCount } from './pricing.ts';
import { leftOutNote, notSoldNote, type SharedCart } from './shared-cart.ts';
import type { Version } from './version-vector.ts';

export type CartState = {
  readonly cart: Cart;
  /** Lines whose products this version of the store does not sell. They are kept for tabs with another version. */
  readonly aside: Cart;
  /** The lines of the shared cart link that was opened last: cart-between-tabs.ts. */
  readonly linkLines: Cart;
  /** The changes that the cart contains: cart-between-tabs.ts. */
  readonly version: Version;
  /** The name of the job that the cart is for: empty until the shopper types one. */
  readonly jobName: string;
  /** The name that the last change cleared with the cart, which undo restores. */
  readonly removedJobName: string;
  /** What is typed into Add from a list or link and not yet added. */
  readonly typedOrder: string;
  /** The announcement of the last change, for the live region. */
  readonly announcement: string;
  /** The lines that the last change removed, which undo restores. */
  readonly removedLines: readonly RemovedLine[];
  /** What could not be added from the shared cart link or the saved cart that was opened last. */
  readonly sharedCartNote: string;
};

export type CartStateAction =
  | CartAction
  | { readonly type: 'setJobName'; readonly jobName: string }
  | { readonly type: 'setTypedOrder'; readonly typedOrder: string }
  | { readonly type: 'openSharedCart'; readonly shared: SharedCart }
  | { readonly type: 'openSavedCart'; readonly saved: TabCart; readonly version: Version }
  | { readonly type: 'receiveCart'; readonly cart: TabCart };

export const initialCartState: CartState = {
  cart: emptyCart,
  aside: emptyCart,
  linkLines: emptyCart,
  version: {},
  jobName: '',
  removedJobName: '',
  typedOrder: '',
  announcement: '',
  removedLines: [],
  sharedCartNote: '',
};

/** A `CartAction` that does not change the cart is announced only if it adds a product that is at its maximum quantity. */
export function cartStateReducer(state: CartState, action: CartStateAction): CartState {
  // `encodeURIComponent` throws on a lone surrogate.
  if (action.type === 'setJobName') return { ...state, jobName: action.jobName.toWellFormed() };
  if (action.type === 'setTypedOrder') return { ...state, typedOrder: action.typedOrder };
  if (action.type === 'openSharedCart') {
    const linkLines = cartReducer(emptyCart, { type: 'addLines', lines: action.shared.lines });
    return { ...withSharedLines(state, action.shared), linkLines };
  }
  if (action.type === 'openSavedCart') {
    return { ...withSavedCart(state, action.saved), version: action.version };
  }
  if (action.type === 'receiveCart') return withCartOfTab(state, action.cart);
  const cart = cartReducer(state.cart, action);
  if (cart === state.cart) {
    const isAtMaximum = action.type === 'add' && quantityOf(cart, action.productId) === maxQuantity;
    return isAtMaximum ? { ...state, announcement: maxQuantityText } : state;
  }
  return {
    ...state,
    cart,
    ...jobNamesAfter(action, state),
    announcement: announcementOf(action, cart),
    removedLines: removedLinesOf(state.cart, cart),
    sharedCartNote: '',
  };
}

/** Clearing the cart clears the job name too. Undo restores it, unless the shopper has typed another. */
function jobNamesAfter({ type }: CartAction, { jobName, removedJobName }: CartState) {
  if (type === 'clear') return { jobName: '', removedJobName: jobName };
  if (type === 'restore') return { jobName: jobName || removedJobName, removedJobName: '' };
  return { removedJobName: '' };
}

function withSharedLines(state: CartState, shared: SharedCart): CartState {
  const added = cartStateReducer(state, { type: 'addLines', lines: shared.lines, isLink: true });
  const isCut = itemCount(added.cart) < itemCount(state.cart) + itemCount(shared.lines);
  const sharedCartNote = [leftOutNote(shared), isCut ? maxQuantityText : ''].join(' ').trim();
  const announcement = [added === state ? '' : added.announcement, sharedCartNote].join(' ').trim();
  return {
    ...added,
    jobName: shared.jobName || state.jobName,
    announcement,
    sharedCartNote,
  };
}

/** The shopper has not added these lines now, so only what this version does not sell is announced. */
function withSavedCart(state: CartState, saved: TabCart): CartState {
  const opened = withCartOfTab(state, saved);
  const note = notSoldNote(opened.aside);
  return { ...opened, announcement: note, sharedCartNote: note };
}

/** All lines that other tabs may know. */
export const cartWithAside = ({ cart, aside }: CartState): Cart =>
  aside.length === 0 ? cart : [...cart, ...aside];

/** The shopper has acted in another tab, so nothing is announced here. Undo belongs to the tab that has removed lines. */
function withCartOfTab(state: CartState, received: TabCart): CartState {
  if (isSameCart(received, { lines: cartWithAside(state), jobName: state.jobName })) return state;
  return {
    ...state,
    cart: received.lines.filter(isSold),
    aside: received.lines.filter((line) => !isSold(line)),
    jobName: received.jobName,
    removedLines: [],
    removedJobName: '',
  };
}

function isSold({ productId }: CartLine): boolean {
  const product = findProduct(productId);
  return product !== undefined && isForSale(product);
}

/** The announcement of an action; `cart` is the cart after it. */
function announcementOf(action: CartAction, cart: Cart): string {
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
