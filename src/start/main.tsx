import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { shareCartBetweenTabs } from '../cart/cart-between-tabs.ts';
import { openSharedCart } from '../cart/open-shared-cart.ts';
import { openSavedCart, reloadWithCart } from '../cart/saved-cart.ts';
import { routerFlags } from '../navigation/router.ts';
import { canonicalPath } from '../paths.ts';
import { LaunchHandler } from '../pwa/launch-handler.ts';
import { ErrorBoundary } from '../ui/error-boundary.ts';
import { setStartState } from '../ui/start-state.ts';

const root = document.getElementById('root') as HTMLElement;

// The store opens the carts that the visit brings before React renders. React still hydrates with an empty cart, as the page was
// prerendered: zustand gives it the initial state.
openSavedCart();

// The router reads the URL without the cart, and with the path that links use, because hosts and the service worker also answer
// `/x/` and `/x.html`.
const base = import.meta.env.BASE_URL;
const { location, history } = window;
const pathname = canonicalPath(location.pathname, base);
const url = pathname + openSharedCart(location.search) + location.hash;
if (url !== location.pathname + location.search + location.hash) {
  history.replaceState(history.state, '', url);
}

shareCartBetweenTabs();

// A key that is held, by a tremor or because it is worn, clicks or submits once: in a field, on a button and on a link.
document.addEventListener('keydown', (event) => {
  const isRepeated = event.repeat && event.key === 'Enter';
  if (isRepeated && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
});

function Root() {
  useLayoutEffect(() => setStartState('running'), []);
  return (
    <StrictMode>
      <BrowserRouter basename={base} future={routerFlags}>
        <App />
        <ErrorBoundary fallback={null}>
          <LaunchHandler />
        </ErrorBoundary>
      </BrowserRouter>
    </StrictMode>
  );
}

// In a transition rendering can be interrupted, so that input is handled in between.
startTransition(() => {
  // Only HTML that was prerendered for this URL can be hydrated. A shell is replaced.
  if (document.documentElement.dataset.url === pathname) hydrateRoot(root, <Root />);
  else createRoot(root).render(<Root />);
});
/** The next step. Imported here, so that the bundler leaves what both need in this file, and makes no further ones. */
export const loadLaterParts = () =>
  import('./later.ts').then(({ startLaterParts }) => startLaterParts());
export { reloadWithCart };
