// How long it takes to open another page inside the app at 4x CPU slowdown: from the tap, Enter or Back to the end of the
// first frame with the new heading. The times are ratios to those of the bare React shop in bare-shop/: 1.00 x is as fast as
// React and React Router are. Then taps on Add to Cart around hydration; those before it open another page.
/** @import { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test' */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { throttleCpu } from '../scripts/browser.mjs';
import { startServer } from '../scripts/store-server.mjs';
import { bareShop, buildBareShop } from './bare-shop/build.mjs';
import { recordInteractions, untilPresented } from './interactions.mjs';
import {
  atMost,
  median,
  ms,
  openingTime,
  prepareTap,
  ratio,
  untilInstalled,
  worst,
} from './measure.mjs';

const rounds = 5;

/** The highest ratios to the bare shop. */
const limits = { 'first tap': 1.6, tap: 1.8, Enter: 1.8, back: 1.6 };
const kinds = /** @type {Kind[]} */ (Object.keys(limits));

/** @typedef {keyof typeof limits} Kind */
/** @typedef {{ name: string, context: BrowserContext, steps: { kind: Kind, time: number }[], longTasks: number[] }} Shop */

/** @type {import('./measure.mjs').Measurement} */
export async function navigation(browser, phone) {
  await buildBareShop();
  const server = await startServer(bareShop);
  /** @type {(name: string, options: BrowserContextOptions) => Promise<Shop>} */
  const shop = async (name, options) => {
    const context = await browser.newContext({ ...phone, ...options });
    return { name, context, steps: [], longTasks: [] };
  };
  const bare = await shop('bare shop', { baseURL: server.url });
  const stores = [
    await shop('with service worker', { serviceWorkers: 'allow' }),
    await shop('without service worker', { serviceWorkers: 'block' }),
  ];
  // They take turns, because only values of one run can be compared. The first round is a warm-up, in which the service
  // worker precaches.
  for (let round = 0; round <= rounds; round++) {
    for (const each of [...stores, bare]) await visit(each, round);
  }
  for (const { context } of [...stores, bare]) await context.close();
  await server.stop();
  return [
    ...stores.flatMap((store) => ratiosTo(bare, store)),
    ...(await hydration(browser, phone)),
  ];
}

function ratiosTo(/** @type {Shop} */ bare, /** @type {Shop} */ store) {
  const timesOf = (/** @type {Shop} */ { steps }, /** @type {Kind} */ kind) =>
    steps.filter((step) => step.kind === kind).map(({ time }) => time);
  const ratios = kinds.map((kind) => {
    const [bareTime, times] = [median(timesOf(bare, kind)), timesOf(store, kind)];
    const note = `${ms(median(times))}, worst ${ms(worst(times))} / ${ms(bareTime)}`;
    const value = median(times) / bareTime;
    return atMost(`${store.name}, ${kind} / bare shop`, limits[kind], value, ratio, note);
  });
  const longest = worst(store.longTasks);
  return [
    ...ratios,
    atMost(`${store.name}, worst tap`, 100, worst(timesOf(store, 'tap')), ms),
    atMost(`${store.name}, longest task after the first page`, 50, longest, ms),
  ];
}

/**
 * From the home page to a category, to All Tools, and from there to each product once, because a page that was opened before
 * is faster. Every other product is opened by a tap, the others by Enter; the next round swaps them.
 * @returns {[step: string, kind: Kind][]}
 */
function tripOf(/** @type {number} */ round) {
  const products = round === 0 ? [] : readdirSync('dist/product');
  return [
    ['/category/air-tools', 'first tap'],
    ['/products', 'tap'],
    ...products.flatMap((file, index) => {
      const kind = (index + round) % 2 === 0 ? 'Enter' : 'tap';
      return /** @type {[string, Kind][]} */ ([
        [`/product/${basename(file, '.html')}`, kind],
        ['back', 'back'],
      ]);
    }),
    ['/cart', 'tap'],
  ];
}

async function visit(/** @type {Shop} */ shop, /** @type {number} */ round) {
  const page = await shop.context.newPage();
  await page.addInitScript(recordLongTasks);
  await page.goto('/', { waitUntil: 'networkidle' });
  if (shop.name === 'with service worker') await untilInstalled(page);
  await page.waitForTimeout(1500);
  await throttleCpu(page, 4);
  for (const [step, kind] of tripOf(round)) {
    const time = await openingTime(page, step, kind === 'Enter');
    if (round > 0) shop.steps.push({ kind, time });
    await page.waitForTimeout(500);
    if (kind === 'first tap') await page.evaluate(() => Reflect.get(window, 'longTasks').splice(0));
  }
  const longTasks = await page.evaluate(() => Reflect.get(window, 'longTasks'));
  if (round > 0) shop.longTasks.push(...longTasks);
  await page.close();
}

/** Runs in the page. */
function recordLongTasks() {
  Reflect.set(window, 'longTasks', []);
  new PerformanceObserver((list) => {
    Reflect.get(window, 'longTasks').push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** The taps follow the request of the app's script after 0 to 300 ms. Its response takes 300 ms. */
async function hydration(
  /** @type {Browser} */ browser,
  /** @type {BrowserContextOptions} */ phone,
) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const times = [];
  let lost = 0;
  for (let delay = 0; delay <= 300; delay += 10) {
    const page = await context.newPage();
    await throttleCpu(page, 4);
    await page.addInitScript(recordInteractions);
    await page.route('**/main-*.js', (route) => setTimeout(300).then(() => route.continue()));
    const request = page.waitForRequest('**/main-*.js');
    await page.goto('/product/angle-grinder-5in', { waitUntil: 'commit' });
    await request;
    const addToCart = page.getByRole('button', { name: 'Add to Cart', exact: true });
    const tapAddToCart = await prepareTap(page, addToCart);
    await setTimeout(delay);
    await tapAddToCart();
    const cart = page.getByRole('link', { name: 'Cart, 1 item', exact: true });
    await cart.waitFor({ timeout: 5000 }).catch(() => lost++);
    times.push(await page.evaluate(untilPresented));
    await page.close();
  }
  await context.close();
  const what = 'tap while hydrating to the next paint, worst';
  return [
    atMost(what, 200, worst(times), ms, `of ${times.length}, median ${ms(median(times))}`),
    atMost('taps while hydrating that are lost', 0, lost, String, `of ${times.length}`),
  ];
}
