// Times of client-side navigation, of the service worker's install, and of reloads while offline.
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
  const { times, longTasks } = await navigationTimes(browser, phone);
  const { install, reloads } = await serviceWorkerTimes(browser, phone);
  return [
    atMost('navigation, 4x CPU slowdown, median', 45, median(times), ms),
    atMost(`navigation, 4x CPU slowdown, maximum of ${times.length}`, 80, Math.max(...times), ms),
    atMost('navigation, 4x CPU slowdown, long tasks', 0, longTasks),
    atMost('service worker install on loopback', 1500, install, ms),
    atMost('reload with the server stopped, median', 150, median(reloads), ms),
  ];
}

/** From the click to the second frame after the new heading is in the DOM. */
async function navigationTimes(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('@playwright/test').BrowserContextOptions} */ phone,
) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const measure = () =>
    page.evaluate(clickLinks, [...paths, ...paths, ...paths, ...paths, ...paths]);
  // The first round is a warm-up.
  await measure();
  const measured = await measure();
  await context.close();
  return measured;
}

/** Runs in the page. */
async function clickLinks(/** @type {string[]} */ urls) {
  /** @type {number[]} */
  const times = [];
  let longTasks = 0;
  new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  for (const url of urls) {
    const link = document.querySelector(`a[href="${url}"]`);
    if (!(link instanceof HTMLElement)) throw new Error(`No link to ${url}`);
    const previousHeading = document.querySelector('h1');
    const start = performance.now();
    await new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('h1') === previousHeading) return;
        observer.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
      observer.observe(document.body, { childList: true, subtree: true });
      link.click();
    });
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 300));
  }
  return { times, longTasks };
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
