import { createContext, type Dispatch, type ReactNode, use, useReducer } from 'react';
import { type CartSession, newSession, type SessionAction, sessionReducer } from './cart-session';

const CartContext = createContext<CartSession | null>(null);
/** Apart from the cart, so that a change of the cart does not render the buttons again. */
const CartDispatchContext = createContext<Dispatch<SessionAction> | null>(null);

/** Holds the cart in memory only. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [session, dispatch] = useReducer(sessionReducer, newSession);
  return (
    <CartDispatchContext value={dispatch}>
      <CartContext value={session}>{children}</CartContext>
    </CartDispatchContext>
  );
}

export function useCart() {
  const session = use(CartContext);
  if (!session) throw new Error('useCart needs a <CartProvider> above it.');
  return session;
}

export function useCartDispatch() {
  const dispatch = use(CartDispatchContext);
  if (!dispatch) throw new Error('useCartDispatch needs a <CartProvider> above it.');
  return dispatch;
}
