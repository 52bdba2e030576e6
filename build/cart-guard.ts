import { createHash } from 'node:crypto';
import { queryParameters, savedCartField } from '../src/paths.ts';

/**
 * An inline script in the head of each page, which runs before the first paint. A URL can carry a cart, and so can the history
 * entry of a discarded tab. Leaving the page before the app has read it would lose the cart, so the script then makes the page
 * inert until one of these happens:
 * - The app has started (src/start/main.tsx).
 * - The scripts of the app have failed to load (src/start/start.ts).
 * - Ten seconds have passed, and the start notice appears (src/styles.css). If the notice is gone, the app has started, and may
 *   have made the page inert again for a reload (src/pwa/registration.ts). The script then leaves the page as it is.
 *
 * The prerendered cart is empty. `data-opens-cart` shows a message in its place (src/pages/cart/cart-page.tsx), and makes src/start/start.ts
 * load the app at once. For the same reason the script turns on the preloads.
 */
export const cartGuard = `
if (new URLSearchParams(location.search).has('${queryParameters.items}') || history.state?.${savedCartField}) {
  const page = document.documentElement;
  page.inert = true;
  page.dataset.opensCart = '';
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.media = 'all';
  setTimeout(() => {
    if (document.querySelector('#root') && !document.querySelector('#start-notice')) return;
    page.inert = false;
    page.dataset.opensCart = 'failed';
  }, 10000);
}
`;

/** The script as a source of the Content Security Policy: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const cartGuardSource = `'sha256-${createHash('sha256').update(cartGuard).digest('base64')}'`;
