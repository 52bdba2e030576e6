import { useEffect } from 'react';
import { useAfterNavigation } from '../navigation/router.ts';
import { startState } from '../ui/start-state.ts';
import { useCartStore } from './cart-store.ts';
import { removeSavedCart, saveCart } from './saved-cart.ts';

/**
 * Browsers discard hidden tabs when memory is short, and load them again when the shopper returns. So the cart is saved in
 * `history.state` while the page is hidden, and only then. Any other reload of a visible page empties the cart: the page also becomes
 * hidden when it unloads, but `pagehide` comes first.
 */
export function KeepCartWhileHidden() {
  useEffect(() => {
    const types = ['visibilitychange', 'pagehide', 'pageshow'];
    let isUnloading = false;
    function onEvent({ type }: Event) {
      // A page that returns from the back/forward cache becomes visible before `pageshow`.
      if (type !== 'visibilitychange') isUnloading = type === 'pagehide';
      if (!isUnloading) updateEntry();
    }
    for (const type of types) window.addEventListener(type, onEvent, true);
    return () => {
      for (const type of types) window.removeEventListener(type, onEvent, true);
    };
  }, []);

  // Another tab may change the cart while this page is hidden.
  useEffect(() => useCartStore.subscribe(updateEntry), []);

  // The page may have been hidden when it was loaded, for example in a background tab, or when it navigated.
  useAfterNavigation(updateEntry);

  return null;
}

/** Saves the cart in the history entry if the page is hidden. Otherwise removes it. */
function updateEntry() {
  // The shopper may leave and come back while the page is being reloaded.
  if (document.hidden || startState() === 'reloading') saveCart();
  else removeSavedCart();
}
