import { useEffect } from 'react';
import { savedCartField } from '../paths.ts';
import { startState } from '../start/start-state.ts';
import { useAfterNavigation } from '../ui/after-navigation.ts';
import { setHistoryField } from '../ui/history-state.ts';
import { cartWithAside } from './cart-state.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { cartQuery, sharedCartIn } from './shared-cart.ts';
import { isVersion, type Version } from './version-vector.ts';

/**
 * Browsers discard hidden tabs when memory is short, and load them again when the shopper returns. So the cart is saved in
 * `history.state` while the page is hidden, and only then. A reload of a visible page empties the cart: the page also becomes
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
  const saved = sharedCartIn(savedCart() ?? '');
  if (saved) dispatchCart({ type: 'openSavedCart', saved, version: savedVersion() });
}

/** Saves the cart in the history entry if the page is hidden. Otherwise removes it. */
function updateEntry() {
  // The shopper may leave and come back while the page is being reloaded with an update.
  if (document.hidden || startState() === 'reloading') saveCart();
  else removeSavedCart();
}

/** Saves the cart with its version, so that tabs which have gone on meanwhile replace it. */
export function saveCart() {
  const state = useCartStore.getState();
  const lines = cartWithAside(state);
  const query = cartQuery(lines, state.jobName);
  const version = JSON.stringify(state.version);
  const versionQuery = version === '{}' ? '' : `&${new URLSearchParams({ version })}`;
  const hasCart = lines.length > 0 || state.jobName !== '';
  saveInEntry(hasCart ? query + versionQuery : undefined);
}

function savedVersion(): Version {
  try {
    const version = JSON.parse(new URLSearchParams(savedCart()).get('version') ?? '');
    return isVersion(version) ? version : {};
  } catch {
    return {};
  }
}

/**
 * Must run before a hidden page navigates. An entry that keeps its cart would add it to another document's cart: after a
 * reload, Back loads the entry from scratch.
 */
export const removeSavedCart = () => saveInEntry(undefined);

function saveInEntry(cart: string | undefined) {
  if (cart !== savedCart()) setHistoryField(savedCartField, cart);
}

const savedCart = (): string | undefined => window.history.state?.[savedCartField];
