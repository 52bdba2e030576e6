import { use, useState } from 'react';
import { create } from 'zustand';
import { IsShownContext } from '../ui/is-shown';
import {
  type CartState,
  type CartStateAction,
  cartStateReducer,
  initialCartState,
} from './cart-state';

/** The cart, in memory only. Prerendering and hydration use the initial state. */
export const useCartStore = create<CartState>(() => initialCartState);

export const dispatchCart = (action: CartStateAction) =>
  useCartStore.setState((state) => cartStateReducer(state, action));

export const useCart = () => useCartStore(({ cart }) => cart);

/** The cart for the parts of the cart page. While the page is hidden, it stays as it was and nothing of the page is rendered. */
export function useShownCart(): CartState {
  const isShown = use(IsShownContext);
  const [last, setLast] = useState(useCartStore.getState);
  const state = useCartStore((current) => (isShown ? current : last));
  if (state !== last) setLast(state);
  return state;
}
