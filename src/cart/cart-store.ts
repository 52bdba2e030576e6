import { use, useState } from 'react';
import { create } from 'zustand';
import { IsShownContext } from '../ui/page-context.ts';
import { type CartAction, type CartState, cartReducer, initialCartState } from './cart-state.ts';

/** The cart, in memory only. Prerendering and hydration use the initial state. */
export const useCartStore = create<CartState>(() => initialCartState);

export const dispatchCart = (action: CartAction) =>
  useCartStore.setState((state) => cartReducer(state, action));

export const useCart = () => useCartStore(({ cart }) => cart);

/**
 * The cart state for components of the cart page. While the page is hidden, the hook returns the last state that was shown,
 * so that a change of the cart does not render the hidden page again.
 */
export function useShownCart(): CartState {
  const isShown = use(IsShownContext);
  const [last, setLast] = useState(useCartStore.getState);
  const state = useCartStore((current) => (isShown ? current : last));
  if (state !== last) setLast(state);
  return state;
}
