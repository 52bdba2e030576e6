import { Workbox } from 'workbox-window';

/**
 * Starts the worker that keeps the whole store for use without a connection. A new version waits
 * until every tab is closed: nothing here ever reloads a page, so nothing takes the cart away.
 * Where a worker cannot be had (private windows, a full disk), the store works online all the same.
 */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  new Workbox(`${import.meta.env.BASE_URL}sw.js`).register().catch(() => undefined);
}
