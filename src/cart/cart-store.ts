import { use, useState } from 'react';
import { create } from 'zustand';
import { IsShownContext } from '../navigation/router.ts';
import { type CartAction, type CartState, cartReducer, initialCartState } from './cart-state.ts';

/** The cart, in memory only. Prerendering and hydration use the initial state. */
export const useCartStore = create<CartState>(() => initialCartState);

export const dispatchCart = (action: CartAction) =>
  useCartStore.setState((state) => cartReducer(state, action));

export const useCart = () => useCartStore(({ cart }) => cart);

/** For the cart page: while it is hidden, the last state that was shown, so that a change of the cart does not render it. */
export function useShownCart(): CartState {
  const isShown = use(IsShownContext);
  const [last, setLast] = useState(useCartStore.getState);
  const state = useCartStore((current) => (isShown ? current : last));
  if (state !== last) setLast(state);
  return state;
}
