import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { decodablePath, listingParameters } from './paths';
import { AppParts } from './pwa/app-parts';
import { startInstall } from './pwa/install';
import { startServiceWorker } from './pwa/service-worker';

// The router decodes the path and warns where it cannot; what is no escape is text.
const { pathname, search, hash } = window.location;
const decodable = decodablePath(pathname);
if (decodable !== pathname) window.history.replaceState(null, '', decodable + search + hash);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render the store into.');

let tellStarted = () => {};
/** Kept once the app answers to what is pressed. */
export const started = new Promise<void>((resolve) => {
  tellStarted = resolve;
});

function Store() {
  useEffect(() => tellStarted(), []);
  return (
    <StrictMode>
      {/* A link is answered in the event of its press, not in a later task. */}
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <App>
          {/* Where a browser refuses what they ask of it, the shop stays. */}
          <ErrorBoundary fallback={null}>
            <AppParts />
          </ErrorBoundary>
        </App>
      </BrowserRouter>
    </StrictMode>
  );
}

// The file may have been made for another address: a shell, a page of the same name in other letters,
// or a listing of which this address wants another order or page.
const asked = new URLSearchParams(search);
const isListed = Object.values(listingParameters).some((name) => asked.has(name));
const isMadeForHere = root.dataset.url === pathname && !isListed;
// As a transition React takes the page over in small steps, so that no press waits for the whole.
if (isMadeForHere) startTransition(() => void hydrateRoot(root, <Store />));
else createRoot(root).render(<Store />);

startInstall();
if (import.meta.env.PROD) startServiceWorker().catch(() => undefined);
