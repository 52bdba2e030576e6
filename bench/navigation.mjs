// Times of client-side navigation at 4x CPU slowdown: of the store, with and without its service worker, as ratios to the
// bare shop in bare-shop/. They take turns, because only values of one run can be compared.

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { throttleCpu } from '../scripts/browser.mjs';
import { startServer } from '../scripts/store-server.mjs';
import { bareShop, buildBareShop } from './bare-shop/build.mjs';
import { median } from './median.mjs';
import { timeOf } from './page-time.mjs';
import { atMost } from './sizes.mjs';

const rounds = 4;

/** The highest ratios to the bare shop. */
const targets = { 'first tap': 1.8, tap: 1.6, Enter: 1.6, back: 1.6 };

/** @returns {Record<Kind, number[]>} */
const noTimes = () => ({ 'first tap': [], tap: [], Enter: [], back: [] });

/**
 * @typedef {keyof typeof targets} Kind
 * @typedef {{ name: string, context: import('@playwright/test').BrowserContext, hasWorker: boolean, times: Record<Kind, number[]>, longTasks: number[] }} Subject
 */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function navigationResults(browser, phone) {
  await buildBareShop();
  const productUrls = readdirSync('dist/product').map(
    (file) => `/product/${basename(file, '.html')}`,
  );
  const [storeServer, bareServer] = [await startServer(), await startServer(bareShop)];
  const subject = async (
    /** @type {string} */ name,
    /** @type {string} */ baseURL,
    hasWorker = false,
  ) => ({
    name,
    context: await browser.newContext({
      ...phone,
      baseURL,
      serviceWorkers: hasWorker ? 'allow' : 'block',
    }),
    hasWorker,
    times: noTimes(),
    longTasks: [],
  });
  const bare = await subject('bare shop', bareServer.url);
  /** @type {Subject[]} */
  const stores = [
    await subject('with service worker', storeServer.url, true),
    await subject('without', storeServer.url),
  ];
  // Not measured: a warm-up, in which the service worker precaches.
  for (const each of [...stores, bare])
    await visit({ ...each, times: noTimes(), longTasks: [] }, tripOf(0, []));
  for (let round = 0; round < rounds; round++) {
    for (const each of [...stores, bare]) await visit(each, tripOf(round, productUrls));
  }
  for (const { context } of [...stores, bare]) await context.close();
  for (const server of [storeServer, bareServer]) await server.stop();
  return stores.flatMap((store) => ratiosTo(bare, store));
}

function ratiosTo(/** @type {Subject} */ bare, /** @type {Subject} */ { name, times, longTasks }) {
  const kinds = /** @type {Kind[]} */ (Object.keys(targets));
  const ratios = kinds.map((kind) => {
    const [bareTime, time] = [median(bare.times[kind]), median(times[kind])];
    const worst = Math.max(...times[kind]);
    const what = `navigation ${name}, ${kind} / bare shop (${Math.round(bareTime)} ms)`;
    return {
      ...atMost(what, targets[kind], time / bareTime, (value) => value.toFixed(2)),
      measured: `${(time / bareTime).toFixed(2)}: ${Math.round(time)}, worst ${Math.round(worst)}`,
    };
  });
  const longest = Math.max(0, ...longTasks);
  const what = `navigation ${name}, longest task after the first page, ms`;
  return [...ratios, atMost(what, 50, Math.round(longest))];
}

/**
 * From the home page to a category, to All Tools, and from there to each product once, because a page that was opened before
 * is faster. Every other product is opened by a tap, the others by Enter; the next round swaps them.
 * @param {number} round
 * @param {readonly string[]} productUrls
 * @returns {[step: string, kind: Kind][]}
 */
const tripOf = (round, productUrls) => [
  ['/category/air-tools', 'first tap'],
  ['/products', 'tap'],
  ...productUrls.flatMap(
    (url, index) =>
      /** @type {[string, Kind][]} */ ([
        [url, (index + round) % 2 === 0 ? 'tap' : 'Enter'],
        ['back', 'back'],
      ]),
  ),
  ['/cart', 'tap'],
];

async function visit(
  /** @type {Subject} */ { context, hasWorker, times, longTasks },
  /** @type {[step: string, kind: Kind][]} */ steps,
) {
  const page = await context.newPage();
  await page.addInitScript(recordLongTasks);
  await page.goto('/', { waitUntil: 'networkidle' });
  if (hasWorker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(1500);
  await throttleCpu(page, 4);
  let isFirst = true;
  for (const [step, kind] of steps) {
    const time = await timeOf(page, step, kind);
    times[kind].push(time);
    await page.waitForTimeout(500);
    if (isFirst) await page.evaluate(() => void Reflect.set(window, 'longTasks', []));
    isFirst = false;
  }
  const recorded = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  longTasks.push(...recorded);
  await page.close();
}

/** Runs in the page. */
function recordLongTasks() {
  Reflect.set(window, 'longTasks', []);
  new PerformanceObserver((list) => {
    Reflect.get(window, 'longTasks').push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}
