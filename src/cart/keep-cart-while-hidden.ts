import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { savedCartField } from '../paths.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { cartQuery, sharedCartIn } from './shared-cart.ts';

/**
 * Browsers discard hidden tabs when memory is short, and load them again when the shopper returns. So the cart is saved in
 * `history.state` while the page is hidden, and only then. A reload of a visible page empties the cart: the page also becomes
 * hidden when it unloads, but `pagehide` comes first.
 */
export function KeepCartWhileHidden() {
  const { key } = useLocation();

  useEffect(() => {
    const saved = sharedCartIn(savedCart() ?? '');
    if (saved) dispatchCart({ type: 'openSavedCart', saved });

    const listen = () => document.addEventListener('visibilitychange', updateEntry);
    const stopListening = () => document.removeEventListener('visibilitychange', updateEntry);
    // A page that returns from the back/forward cache becomes visible before this event.
    function onPageShow() {
      listen();
      updateEntry();
    }
    listen();
    window.addEventListener('pagehide', stopListening);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stopListening();
      window.removeEventListener('pagehide', stopListening);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);

  // The page may have been hidden when it was loaded, for example in a background tab, or when it navigated.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each history entry.
  useEffect(updateEntry, [key]);

  return null;
}

/** Saves the cart in the history entry if the page is hidden. Otherwise removes it. */
function updateEntry() {
  const { cart, jobName } = useCartStore.getState();
  const hasCart = cart.length > 0 || jobName !== '';
  saveInEntry(document.hidden && hasCart ? cartQuery(cart, jobName) : undefined);
}

/**
 * Must run before a hidden page navigates. An entry that keeps its cart would add it to another document's cart: after a
 * reload, Back loads the entry from scratch.
 */
export const removeSavedCart = () => saveInEntry(undefined);

function saveInEntry(cart: string | undefined) {
  if (cart === savedCart()) return;
  window.history.replaceState({ ...window.history.state, [savedCartField]: cart }, '');
}

const savedCart = (): string | undefined => window.history.state?.[savedCartField];
