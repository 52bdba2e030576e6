import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app';
import { decodablePath } from './paths';
import { registerServiceWorker } from './pwa/service-worker';
import './styles.css';

// The router decodes the path and warns where it cannot; what is no escape is text.
const { pathname, search, hash } = window.location;
const decodable = decodablePath(pathname);
if (decodable !== pathname) window.history.replaceState(null, '', decodable + search + hash);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render the store into.');

createRoot(root).render(
  <StrictMode>
    {/* A link is answered in the event of its press, not in a later task. */}
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>,
);

if (import.meta.env.PROD) registerServiceWorker();
