// Times of the service worker's install, of reloads while offline, and of the app's start while offline.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchProfile } from '../scripts/browser.mjs';
import { startServer } from '../scripts/store-server.mjs';
import { median } from './median.mjs';
import { atMost } from './sizes.mjs';

const ms = (/** @type {number} */ value) => `${Math.round(value)} ms`;

const urls = [
  ...['/products', '/product/angle-grinder-5in', '/category/power-tools', '/'],
  ...['/cart', '/search?q=drive', '/shipping'],
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function timeResults(browser, phone) {
  const { install, online, offline } = await serviceWorkerTimes(browser, phone);
  const what = `reload with the server stopped / running (${ms(median(online))}), median`;
  const ratio = median(offline) / median(online);
  return [
    atMost('service worker install on loopback', 1500, install, ms),
    atMost('reload with the server stopped, median', 150, median(offline), ms),
    atMost(what, 1.2, ratio, (value) => value.toFixed(2)),
    atMost('start of the browser with the server stopped', 1500, await coldStart(phone), ms),
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
  await reloadTimes(page); // A warm-up.
  /** @type {Record<'online' | 'offline', number[]>} */
  const { online, offline } = { online: [], offline: [] };
  for (let round = 0; round < 2; round++) {
    await server.start();
    online.push(...(await reloadTimes(page)));
    await server.stop();
    offline.push(...(await reloadTimes(page)));
  }
  await context.close();
  return { install, online, offline };
}

/** The first contentful paint of a reload of each URL. */
async function reloadTimes(/** @type {import('@playwright/test').Page} */ page) {
  const times = [];
  for (const url of urls) {
    await page.goto(url);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    times.push(await page.evaluate(firstContentfulPaint));
  }
  return times;
}

/** The first contentful paint in a browser that has just started, as when the installed app is opened. */
async function coldStart(/** @type {import('@playwright/test').BrowserContextOptions} */ phone) {
  const server = await startServer();
  const profile = mkdtempSync(join(tmpdir(), 'torque-bay-profile-'));
  const open = async () => {
    const context = await launchProfile(profile, { ...phone, baseURL: server.url });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto('/');
    return { context, page };
  };
  const visit = await open();
  await visit.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await visit.context.close();
  await server.stop();
  const { context, page } = await open();
  const time = await page.evaluate(firstContentfulPaint);
  await context.close();
  rmSync(profile, { recursive: true });
  return time;
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
