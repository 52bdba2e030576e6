import { createContext, type Dispatch, type ReactNode, use, useReducer } from 'react';
import { announcementOf } from './announcement';
import { type Cart, type CartAction, cartReducer, emptyCart } from './cart';

type CartSession = { readonly cart: Cart; readonly announcement: string };

const CartContext = createContext<(CartSession & { dispatch: Dispatch<CartAction> }) | null>(null);

/** A refused action leaves the session as it is, and so says nothing. */
function sessionReducer(session: CartSession, action: CartAction): CartSession {
  const cart = cartReducer(session.cart, action);
  return cart === session.cart ? session : { cart, announcement: announcementOf(action, cart) };
}

/** Holds the cart in memory, for as long as the store stays open, and nowhere else. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [session, dispatch] = useReducer(sessionReducer, { cart: emptyCart, announcement: '' });
  return <CartContext value={{ ...session, dispatch }}>{children}</CartContext>;
}

export function useCart() {
  const context = use(CartContext);
  if (!context) throw new Error('useCart needs a <CartProvider> above it.');
  return context;
}
