import { createHash } from 'node:crypto';
import { queryParameters } from '../src/paths.ts';

/**
 * An inline script in the head of each page, which runs before the first paint. While the URL carries a cart, leaving the
 * page would lose it, so the page is inert until the app has the cart (src/main.tsx), or until the page says that it could
 * not start (src/start.ts). After ten seconds, when the start notice appears (src/styles.css), it can be used in any
 * case, unless the app has removed the notice: it has started, and may have made the page inert for a reload
 * (src/pwa/registration.ts). The prerendered cart is empty: `data-opens-cart` shows a message in its place
 * (src/pages/cart-page.tsx), and src/start.ts loads the app at once. Its scripts are preloaded.
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
