// What the precache costs a first visit on a slow phone: slow 4G, and 4x CPU slowdown of the page. Visits with and
// without the service worker take turns, because only values of one run can be compared.
import { throttleCpu, untilHydrated } from '../scripts/browser.mjs';
import { startServer } from '../scripts/store-server.mjs';
import { interruptedInstall } from './interrupted-install.mjs';
import { median } from './median.mjs';
import { timeOf } from './page-time.mjs';
import { atMost, withoutTarget } from './sizes.mjs';
import { startSlowNetwork } from './slow-network.mjs';
import { tap } from './slow-phone.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const rounds = 3;

const trip = ['/category/air-tools', '/product/hvlp-spray-gun', '/cart', 'back', 'back', 'back'];

const ratio = (/** @type {number} */ value) => value.toFixed(2);

/** What is measured in each visit: its URL, the highest ratio, and the times in milliseconds. */
const visits =
  /** @type {[what: string, url: string, target: number, times: (page: Page) => Promise<number[]>][]} */ ([
    ['navigation', '/', 1.2, navigationTimes],
    ['images of /products, first page', '/products', 1.1, imageTimes],
    ['images of /products, opened by a tap', '/shipping', 1.1, nextImageTimes],
  ]);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function precacheResults(browser, phone) {
  const server = await startServer();
  const network = await startSlowNetwork(server.url);
  const options = { ...phone, baseURL: network.url };
  const results = [];
  for (const [what, url, target, measure] of visits) {
    /** @type {Record<'allow' | 'block', number[]>} */
    const times = { allow: [], block: [] };
    for (let round = 0; round < rounds; round++) {
      for (const serviceWorkers of /** @type {const} */ (['allow', 'block'])) {
        const context = await browser.newContext({ ...options, serviceWorkers });
        const page = await context.newPage();
        await throttleCpu(page, 4);
        await page.goto(url);
        await untilHydrated(page);
        if (serviceWorkers === 'allow') await page.waitForFunction(isInstalling);
        times[serviceWorkers].push(...(await measure(page)));
        await context.close();
      }
    }
    const [during, without] = [median(times.allow), median(times.block)];
    results.push({
      ...atMost(`${what}, while precaching / without`, target, during / without, ratio),
      measured: `${ratio(during / without)}: ${Math.round(during)} / ${Math.round(without)} ms`,
    });
  }
  const { seconds, requests, bytes } = await interruptedInstall(network, options);
  network.stop();
  await server.stop();
  return [
    ...results,
    withoutTarget('precache on slow 4G', `${seconds.toFixed(1)} s`),
    atMost('requests repeated after an interrupted precache', 0, requests),
    atMost('bytes repeated after an interrupted precache', 0, bytes),
  ];
}

/** Runs in the page. */
const isInstalling = async () =>
  Boolean((await navigator.serviceWorker.getRegistration())?.installing);

async function navigationTimes(/** @type {Page} */ page) {
  const times = [];
  for (const step of [...trip, ...trip]) {
    times.push(await timeOf(page, step, 'tap'));
    await page.waitForTimeout(300);
  }
  return times;
}

async function imageTimes(/** @type {Page} */ page) {
  return [await page.evaluate(visibleImagesLoaded)];
}

async function nextImageTimes(/** @type {Page} */ page) {
  const link = page.getByRole('link', { name: 'All Tools' }).first();
  await page.evaluate(recordTap);
  await tap(page, link);
  await page.getByRole('heading', { level: 1, name: 'All Tools' }).waitFor();
  const loaded = await page.evaluate(visibleImagesLoaded);
  return [loaded - (await page.evaluate(() => Reflect.get(window, 'tapped')))];
}

/** Runs in the page. */
function recordTap() {
  const record = (/** @type {Event} */ { timeStamp }) => Reflect.set(window, 'tapped', timeStamp);
  window.addEventListener('pointerup', record, { capture: true, once: true });
}

/** Runs in the page: when the last image in the viewport was loaded, in milliseconds after the page was opened. */
async function visibleImagesLoaded() {
  const visible = () =>
    [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
  do await new Promise((done) => setTimeout(done, 100));
  while (visible().some(({ complete, naturalWidth }) => !complete || naturalWidth === 0));
  const urls = new Set(visible().map(({ currentSrc }) => currentSrc));
  const entries = /** @type {PerformanceResourceTiming[]} */ (
    performance.getEntriesByType('resource')
  );
  return Math.max(
    ...entries.filter(({ name }) => urls.has(name)).map(({ responseEnd }) => responseEnd),
  );
}
