// What a shopper waits for: the next page, a page with no server, the shop being stored.
import { startServer } from '../scripts/store-server.mjs';
import { atMost } from './sizes.mjs';

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;
const middle = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const route = ['/products', '/product/angle-grinder-5in', '/category/power-tools', '/'];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function times(browser, phone) {
  const { waits, longTasks } = await navigations(browser, phone);
  const { stored, reloads } = await offline(browser, phone);
  return [
    atMost('next page at 4x CPU, median', 45, middle(waits), ms),
    atMost(`next page at 4x CPU, worst of ${waits.length}`, 80, Math.max(...waits), ms),
    atMost('next page at 4x CPU, long tasks', 0, longTasks),
    atMost('shop stored on loopback', 1500, stored, ms),
    atMost('reload with the server stopped, median', 150, middle(reloads), ms),
  ];
}

/** From the press to the second frame after the new heading stands in the page. */
async function navigations(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('@playwright/test').BrowserContextOptions} */ phone,
) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const walk = () => page.evaluate(walkRoute, [...route, ...route, ...route, ...route, ...route]);
  await walk();
  const measured = await walk();
  await context.close();
  return measured;
}

/** Runs in the page. */
async function walkRoute(/** @type {string[]} */ urls) {
  /** @type {number[]} */
  const waits = [];
  let longTasks = 0;
  new PerformanceObserver((list) => {
    longTasks += list.getEntries().length;
  }).observe({ type: 'longtask' });
  for (const url of urls) {
    const link = document.querySelector(`a[href="${url}"]`);
    if (!(link instanceof HTMLElement)) throw new Error(`No link to ${url}`);
    const before = document.querySelector('h1');
    const pressed = performance.now();
    await new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('h1') === before) return;
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(done));
      });
      watch.observe(document.body, { childList: true, subtree: true });
      link.click();
    });
    waits.push(performance.now() - pressed);
    await new Promise((done) => setTimeout(done, 300));
  }
  return { waits, longTasks };
}

async function offline(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('@playwright/test').BrowserContextOptions} */ phone,
) {
  const server = await startServer();
  const context = await browser.newContext({ ...phone, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  const stored = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const entry = performance.getEntriesByType('resource').find(({ name }) => /main-/.test(name));
    return performance.now() - (entry ? entry.startTime + entry.duration : 0);
  });
  await server.stop();
  const reloads = [];
  for (const url of [...route, '/cart', '/search?q=drive', '/shipping']) {
    await page.goto(url);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    reloads.push(await page.evaluate(firstPaint));
  }
  await context.close();
  return { stored, reloads };
}

/** Runs in the page. */
const firstPaint = () =>
  /** @type {Promise<number>} */ (
    new Promise((done) => {
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries()) {
          if (name === 'first-contentful-paint') done(startTime);
        }
      }).observe({ type: 'paint', buffered: true });
    })
  );
