import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { canHydrate, decodablePath } from './paths';
import { AppControls } from './pwa/app-controls';
import { listenForInstallEvent } from './pwa/install';
import { registerServiceWorker } from './pwa/registration';

// React Router decodes the path and warns if it cannot.
const { pathname, search, hash } = window.location;
const decodable = decodablePath(pathname);
if (decodable !== pathname) window.history.replaceState(null, '', decodable + search + hash);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

function Store() {
  useEffect(() => root?.removeAttribute('inert'), []);
  return (
    <StrictMode>
      {/* Without transitions a click renders the next page in its own event, not in a later task. */}
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <App>
          {/* If the browser refuses an API to these controls, the store still works. */}
          <ErrorBoundary fallback={null}>
            <AppControls />
          </ErrorBoundary>
        </App>
      </BrowserRouter>
    </StrictMode>
  );
}

// As a transition, hydration runs in short tasks, so that no input has to wait for all of it.
if (canHydrate(root.dataset.url, pathname, search)) {
  startTransition(() => void hydrateRoot(root, <Store />));
} else {
  createRoot(root).render(<Store />);
}

listenForInstallEvent();
if (import.meta.env.PROD) registerServiceWorker().catch(() => undefined);
