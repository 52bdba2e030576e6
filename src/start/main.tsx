import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../app.tsx';
import { canonicalPath } from '../canonical-path.ts';
import { AppControls } from '../pwa/app-controls.tsx';
import { listenForBeforeInstallPrompt } from '../pwa/install.tsx';
import { registerServiceWorker } from '../pwa/registration.ts';
import { focusHeading } from '../ui/focus-heading.ts';
import { whenIdle } from '../ui/when-idle.ts';

// Normalize the path before the router reads it, because hosts and the service worker also answer `/x/` and `/x.html`.
const base = import.meta.env.BASE_URL;
const { search, hash } = window.location;
const pathname = canonicalPath(window.location.pathname, base);
if (pathname !== window.location.pathname) {
  window.history.replaceState(null, '', pathname + search + hash);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

function Root() {
  useEffect(() => {
    // The app has started: build/cart-guard.ts may have made the page inert, and index.html has a notice for a failed start.
    document.documentElement.inert = false;
    const notice = document.querySelector('#start-notice');
    if (notice?.contains(document.activeElement)) focusHeading({ preventScroll: true });
    notice?.remove();
  }, []);
  return (
    <StrictMode>
      {/* Without transitions a click renders the next page synchronously. */}
      <BrowserRouter basename={base} useTransitions={false}>
        <App />
        {/* If a browser API throws in these controls, the store still works. */}
        <ErrorBoundary fallback={null}>
          <AppControls />
        </ErrorBoundary>
      </BrowserRouter>
    </StrictMode>
  );
}

// In a transition rendering can be interrupted, so that input is handled in between.
startTransition(() => {
  // Only HTML that was prerendered for this URL can be hydrated. A shell, or the page of another URL, is replaced.
  if (root.dataset.url === pathname) hydrateRoot(root, <Root />);
  else createRoot(root).render(<Root />);
});

listenForBeforeInstallPrompt();
/** The precache waits for the `load` event and an idle browser, so that the images of the page load first. */
const startServiceWorker = () => whenIdle(registerServiceWorker);
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') startServiceWorker();
  else window.addEventListener('load', startServiceWorker, { once: true });
}
