import { useEffect } from 'react';
import { queryParameters, savedCartField } from '../paths.ts';
import { setStartState, startState } from '../start-state.ts';
import { useAfterNavigation } from '../ui/after-navigation.ts';
import { setHistoryField } from '../ui/history-state.ts';
import { type SavedCart, tabCart } from './cart-state.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { isTabCart } from './joined-cart.ts';

/** What else the shown page keeps: `useKeptState`. */
export const keptState: Record<string, unknown> = {};

/**
 * Browsers discard hidden tabs when memory is short, and load them again when the shopper returns. So the cart is saved in
 * `history.state` while the page is hidden, and only then. Any other reload of a visible page empties the cart: the page also becomes
 * hidden when it unloads, but `pagehide` comes first.
 */
export function KeepCartWhileHidden() {
  useEffect(() => {
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

  // Another tab may change the cart while this page is hidden.
  useEffect(() => useCartStore.subscribe(updateEntry), []);

  // The page may have been hidden when it was loaded, for example in a background tab, or when it navigated.
  useAfterNavigation(updateEntry);

  return null;
}

/** Opens the cart of a tab that the browser has discarded, or that was reloaded with an update. */
export function openSavedCart() {
  const state = savedState();
  const saved = typeof state === 'string' ? cartInQuery(state) : state;
  if (!isTabCart(saved)) return;
  dispatchCart({ type: 'openSavedCart', saved });
  Object.assign(keptState, (saved as SavedCart).kept);
}

/** Saves the cart in the history entry if the page is hidden. Otherwise removes it. */
function updateEntry() {
  // The shopper may leave and come back while the page is being reloaded.
  if (document.hidden || startState() === 'reloading') saveCart();
  else removeSavedCart();
}

/** The page becomes inert, because a click after that could change the cart, or open a page without it. */
export function reloadWithCart() {
  setStartState('reloading');
  saveCart();
  window.location.reload();
}

/** Exported for tests. */
export function saveCart() {
  const state = useCartStore.getState();
  const { typedOrder } = state;
  const cart = { ...tabCart(state), typedOrder, kept: keptState };
  saveInEntry(cart.lines.length > 0 || cart.jobName + typedOrder !== '' ? cart : undefined);
}

/** How version 1.0 saved the cart: `items=id:2,id:1&job=Bay+3&version={…}`. An update from it still finds it. */
function cartInQuery(query: string): unknown {
  const parameters = new URLSearchParams(query);
  const entries = parameters.get(queryParameters.items)?.split(',').filter(Boolean) ?? [];
  const lines = entries.map((entry) => {
    const [productId, quantity] = entry.split(':');
    return { productId, quantity: Number(quantity) };
  });
  const jobName = parameters.get(queryParameters.job) ?? '';
  try {
    return { lines, jobName, version: JSON.parse(parameters.get('version') ?? '{}') };
  } catch {
    return undefined;
  }
}

/**
 * Must run before a hidden page navigates. An entry that keeps its cart would add it to another document's cart: after a
 * reload, Back loads the entry from scratch.
 */
export const removeSavedCart = () => saveInEntry(undefined);

/** Safari limits how often a page may replace its entry. */
function saveInEntry(cart: SavedCart | undefined) {
  if (JSON.stringify(cart) !== JSON.stringify(savedState())) setHistoryField(savedCartField, cart);
}

const savedState = (): unknown => window.history.state?.[savedCartField];
