import { createContext, type Dispatch, type ReactNode, use, useReducer } from 'react';
import { type CartSession, newSession, type SessionAction, sessionReducer } from './cart-session';

const CartContext = createContext<(CartSession & { dispatch: Dispatch<SessionAction> }) | null>(
  null,
);

/** Holds the cart in memory only. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [session, dispatch] = useReducer(sessionReducer, newSession);
  return <CartContext value={{ ...session, dispatch }}>{children}</CartContext>;
}

export function useCart() {
  const context = use(CartContext);
  if (!context) throw new Error('useCart needs a <CartProvider> above it.');
  return context;
}
