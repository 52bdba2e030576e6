import { createContext, type Dispatch, type ReactNode, use, useReducer, useState } from 'react';
import {
  type CartState,
  type CartStateAction,
  cartStateReducer,
  initialCartState,
} from './cart-state';

const CartContext = createContext<CartState | null>(null);
/** Apart from the cart, so that a change of the cart does not render the buttons again. */
const CartDispatchContext = createContext<Dispatch<CartStateAction> | null>(null);

/** Holds the cart in memory only. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(cartStateReducer, initialCartState);
  return (
    <CartDispatchContext value={dispatch}>
      <CartContext value={state}>{children}</CartContext>
    </CartDispatchContext>
  );
}

/** While its page is hidden, a change of the cart does not render it again. */
export function CartWhileShown({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const state = useCart();
  const [shownState, setShownState] = useState(state);
  if (isShown && shownState !== state) setShownState(state);
  return <CartContext value={isShown ? state : shownState}>{children}</CartContext>;
}

export function useCart() {
  const state = use(CartContext);
  if (!state) throw new Error('useCart needs a <CartProvider> above it.');
  return state;
}

export function useCartDispatch() {
  const dispatch = use(CartDispatchContext);
  if (!dispatch) throw new Error('useCartDispatch needs a <CartProvider> above it.');
  return dispatch;
}
