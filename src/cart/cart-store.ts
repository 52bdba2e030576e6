import { useCallback } from 'react';
import { create } from 'zustand';
import { type CartAction, type CartState, cartReducer, initialCartState } from './cart-state.ts';
import type { CartPageState } from './joined-cart.ts';

/** The cart, in memory only. Prerendering and hydration use the initial state. */
export const useCartStore = create<CartState>(() => initialCartState);

export const dispatchCart = (action: CartAction) =>
  useCartStore.setState((state) => cartReducer(state, action));

export const useCart = () => useCartStore(({ cart }) => cart);

/** Like `useState`, for what a shopper finds again who comes back to the cart page, or to a tab that the browser has discarded. */
export function useCartPageState<Name extends keyof CartPageState>(name: Name) {
  const value = useCartStore(({ pageState }) => pageState[name]);
  const setValue = useCallback(
    (next: CartPageState[Name]) =>
      useCartStore.setState(({ pageState }) => ({ pageState: { ...pageState, [name]: next } })),
    [name],
  );
  return [value, setValue] as const;
}
