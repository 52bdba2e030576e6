import { createHash } from 'node:crypto';
import { queryParameters } from '../src/paths.ts';

/**
 * An inline script in the head of each page. It runs before the first paint. If the URL carries a cart, leaving the page
 * before the app has read the cart would lose it. The page is therefore inert until the app has started (src/main.tsx), or
 * until its scripts have failed to load (src/start.ts). After ten seconds, when the start notice appears (src/styles.css),
 * the page becomes usable again. It does not if the app has removed the notice: the app then runs, and may have made the page
 * inert for a reload (src/pwa/registration.ts). The prerendered cart is empty, so `data-opens-cart` shows a message instead
 * (src/pages/cart-page.tsx). It also makes src/start.ts load the app at once; this script turns on the preloads.
 */
export const cartGuard = `
if (new URLSearchParams(location.search).has('${queryParameters.items}')) {
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
