import { queryParameters, savedCartField } from '../paths.ts';
import { setHistoryField } from '../ui/browser.ts';
import { setStartState } from '../ui/start-state.ts';
import { tabCart } from './cart-state.ts';
import { dispatchCart, useCartStore } from './cart-store.ts';
import { isTabCart, type TabCart } from './joined-cart.ts';

/** Opens the cart of a tab that the browser has discarded, or that was reloaded with an update. */
export function openSavedCart() {
  const state = savedState();
  const saved = typeof state === 'string' ? cartInQuery(state) : state;
  if (isTabCart(saved)) dispatchCart({ type: 'openSavedCart', saved });
}

/** The page becomes inert, because a click after that could change the cart, or open a page without it. */
export function reloadWithCart() {
  setStartState('reloading');
  saveCart();
  window.location.reload();
}

export function saveCart() {
  const state = useCartStore.getState();
  const cart = { ...tabCart(state), typedOrder: state.typedOrder, kept: state.pageState };
  saveInEntry(cart.lines.length > 0 || cart.jobName + cart.typedOrder ? cart : undefined);
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
function saveInEntry(cart: TabCart | undefined) {
  if (JSON.stringify(cart) !== JSON.stringify(savedState())) setHistoryField(savedCartField, cart);
}

const savedState = (): unknown => window.history.state?.[savedCartField];
