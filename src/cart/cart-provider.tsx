import { createContext, type Dispatch, type ReactNode, use, useReducer, useState } from 'react';
import {
  type CartState,
  type CartStateAction,
  cartStateReducer,
  initialCartState,
} from './cart-state';

const CartContext = createContext<CartState | null>(null);
/**
 * The cart of the page around the component. A context of its own, because React renders the consumers of a context again
 * when any provider above them changes, even if the nearest one does not.
 */
const PageCartContext = createContext<CartState | null>(null);
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

/** Provides the cart of a page. While the page is hidden, a change of the cart does not render it again. */
export function PageCartProvider({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const state = useCart();
  const [shownState, setShownState] = useState(state);
  if (isShown && shownState !== state) setShownState(state);
  return <PageCartContext value={isShown ? state : shownState}>{children}</PageCartContext>;
}

/** For what is shown beside the pages. */
export function useCart() {
  const state = use(CartContext);
  if (!state) throw new Error('useCart needs a <CartProvider> above it.');
  return state;
}

/** For pages, which may be hidden. */
export function usePageCart() {
  const state = use(PageCartContext);
  if (!state) throw new Error('usePageCart needs a <PageCartProvider> above it.');
  return state;
}

export function useCartDispatch() {
  const dispatch = use(CartDispatchContext);
  if (!dispatch) throw new Error('useCartDispatch needs a <CartProvider> above it.');
  return dispatch;
}
