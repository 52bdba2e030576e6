// The cart, and what the shop has to say about how it came to be as it is.
import { announcementOf, leftOutNote } from './announcement';
import {
  type Cart,
  type CartAction,
  cartReducer,
  emptyCart,
  linesGone,
  type PlacedLine,
} from './cart';
import type { SharedCart } from './shared-cart';

export type CartSession = {
  readonly cart: Cart;
  /** What a screen reader says of the last change. */
  readonly announcement: string;
  /** What was last taken out and can be put back, until the shopper adds something. */
  readonly gone: readonly PlacedLine[];
  /** A line to show about the link that was last opened. */
  readonly linkNote: string;
  /** Which visit of a page opened the last link: a link adds its lines once a visit. */
  readonly linkVisit: string;
};

export type SessionAction =
  | CartAction
  | { readonly type: 'openLink'; readonly shared: SharedCart; readonly visit: string };

export const newSession: CartSession = {
  cart: emptyCart,
  announcement: '',
  gone: [],
  linkNote: '',
  linkVisit: '',
};

/** A refused action leaves the session as it is, and so says nothing. */
export function sessionReducer(session: CartSession, action: SessionAction): CartSession {
  if (action.type === 'openLink') return withLink(session, action.shared, action.visit);
  const cart = cartReducer(session.cart, action);
  if (cart === session.cart) return session;
  const gone = linesGone(session.cart, cart);
  const isOfferKept = gone.length === 0 && action.type === 'setQuantity';
  return {
    ...session,
    cart,
    announcement: announcementOf(action, cart),
    gone: isOfferKept ? session.gone : gone,
    linkNote: '',
  };
}

function withLink(session: CartSession, shared: SharedCart, visit: string): CartSession {
  if (visit === session.linkVisit) return session;
  const linkNote = leftOutNote(shared.leftOut);
  const added = sessionReducer(session, { type: 'addLines', lines: shared.lines });
  const announcement = [added === session ? '' : added.announcement, linkNote].join(' ').trim();
  return { ...added, announcement, linkNote, linkVisit: visit };
}
