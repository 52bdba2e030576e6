// The cart, the last change to announce, and what can be undone.
import { announcementOf, leftOutNote } from './announcement';
import {
  type Cart,
  type CartAction,
  cartReducer,
  emptyCart,
  type RemovedLine,
  removedLinesOf,
} from './cart';
import type { SharedCart } from './shared-cart';

export type CartSession = {
  readonly cart: Cart;
  /** The announcement of the last change, for the live region. */
  readonly announcement: string;
  /** The lines that undo restores: cleared by add, undo and cart links, kept by quantity changes. */
  readonly removedLines: readonly RemovedLine[];
  /** A note about the cart link that was opened last. */
  readonly linkNote: string;
  /** The location key of the cart link that was opened last: a repeated effect must not add it again. */
  readonly linkLocationKey: string;
};

export type SessionAction =
  | CartAction
  | { readonly type: 'openLink'; readonly shared: SharedCart; readonly locationKey: string };

export const newSession: CartSession = {
  cart: emptyCart,
  announcement: '',
  removedLines: [],
  linkNote: '',
  linkLocationKey: '',
};

/** An action that changes nothing is not announced. */
export function sessionReducer(session: CartSession, action: SessionAction): CartSession {
  if (action.type === 'openLink') return withLink(session, action.shared, action.locationKey);
  const cart = cartReducer(session.cart, action);
  if (cart === session.cart) return session;
  const removedLines = removedLinesOf(session.cart, cart);
  const isUndoKept = removedLines.length === 0 && action.type === 'setQuantity';
  return {
    ...session,
    cart,
    announcement: announcementOf(action, cart),
    removedLines: isUndoKept ? session.removedLines : removedLines,
    linkNote: '',
  };
}

function withLink(session: CartSession, shared: SharedCart, locationKey: string): CartSession {
  if (locationKey === session.linkLocationKey) return session;
  const linkNote = leftOutNote(shared.leftOut);
  const added = sessionReducer(session, { type: 'addLines', lines: shared.lines });
  const announcement = [added === session ? '' : added.announcement, linkNote].join(' ').trim();
  return { ...added, announcement, linkNote, linkLocationKey: locationKey };
}
