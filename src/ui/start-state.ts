// How far the start of a visit is. `data-start` of <html> is its only record, so that CSS and tests can read it. The attribute is
// absent while the app is still loading, unless the visit opens a cart.

/**
 * - `static`: the URL is not that of the page, so the app does not start. Links and forms work natively.
 * - `opening-cart`: the URL or the history entry carries a cart, which the app has not read yet. Leaving the page now would lose
 *   it, so the page is inert.
 * - `failed`: the app could not be loaded, or not within ten seconds. Links and forms work natively.
 * - `running`: React has hydrated or rendered the page.
 * - `incomplete`: React has rendered the page, but its later parts could not be loaded, or not within ten seconds.
 * - `reloading`: the page is being replaced, for example by an update. The history entry already has the cart, so the page is inert.
 */
type StartState = 'static' | 'opening-cart' | 'failed' | 'running' | 'incomplete' | 'reloading';

export const startState = () => document.documentElement.dataset.start as StartState | undefined;

/** `reloading` is the last state: React may render the page for the first time after that. */
export function setStartState(state: StartState) {
  if (startState() === 'reloading') return;
  const { documentElement } = document;
  documentElement.dataset.start = state;
  documentElement.inert = state === 'opening-cart' || state === 'reloading';
}

/** How the browser came to load this document: by a navigation, a reload, or Back and Forward. */
export function pageLoadType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type;
}
