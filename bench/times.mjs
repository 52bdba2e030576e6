// Times of the service worker's install, and of reloads while offline.
import { startServer } from '../scripts/store-server.mjs';
import { median } from './median.mjs';
import { atMost } from './sizes.mjs';

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;

const paths = ['/products', '/product/angle-grinder-5in', '/category/power-tools', '/'];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function timeResults(browser, phone) {
  const { install, reloads } = await serviceWorkerTimes(browser, phone);
  return [
    atMost('service worker install on loopback', 1500, install, ms),
    atMost('reload with the server stopped, median', 150, median(reloads), ms),
  ];
}

/** Install: from the end of the bundle's download to the active service worker. */
async function serviceWorkerTimes(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('@playwright/test').BrowserContextOptions} */ phone,
) {
  const server = await startServer();
  const context = await browser.newContext({ ...phone, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  const install = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const entry = performance.getEntriesByType('resource').find(({ name }) => /main-/.test(name));
    return performance.now() - (entry ? entry.startTime + entry.duration : 0);
  });
  await server.stop();
  const reloads = [];
  for (const url of [...paths, '/cart', '/search?q=drive', '/shipping']) {
    await page.goto(url);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    reloads.push(await page.evaluate(firstContentfulPaint));
  }
  await context.close();
  return { install, reloads };
}

/** Runs in the page: the first contentful paint, in milliseconds. */
const firstContentfulPaint = () =>
  /** @type {Promise<number>} */ (
    new Promise((done) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          if (name === 'first-contentful-paint') done(startTime);
        }
      }).observe({ type: 'paint', buffered: true });
    })
  );
