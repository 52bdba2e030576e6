// How long it takes to open a product inside the app on a phone whose CPU is four times slower: from the end of a touch of
// 80 ms, from Enter or from Back to the end of the first frame with the new heading; and what its page costs. Each figure is a
// ratio to the bare React shop in bare-shop/: 1.00 x is as fast as React and React Router are. With `--against FOLDER` there are
// also ratios to another build of these products, `FOLDER/dist`. Ratios can be compared with those of another run, times cannot.
/** @import { BrowserContext } from '@playwright/test' */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { throttleCpu } from '../browser.mjs';
import { startServer } from '../store-server.mjs';
import { bareShop, buildBareShop } from './bare-shop/build.mjs';
import { atMost, median, openingTime, ratio, withoutTarget, worst } from './measure.mjs';

const rounds = 24;

/** The highest ratios to the bare shop. */
const limits = {
  tap: 2.5,
  'first tap': 1.8,
  Back: 1.6,
  Enter: 2.3,
  'tap, until the page is whole': 5,
  'style of a product page': 23,
  'layout of a product page': 13,
  'elements of a product page': 14,
};

/** @typedef {keyof typeof limits} Figure */
/** @typedef {{ name: string, context: BrowserContext, values: Partial<Record<Figure, number[]>> }} Shop */

/** @type {import('./measure.mjs').Measurement} */
export async function navigation(browser, phone, against) {
  await buildBareShop();
  const builds = [bareShop, ...(against ? [{ folder: against, basePath: '/' }] : [])];
  const servers = await Promise.all(builds.map((build) => startServer(build)));
  /** @type {(name: string, baseURL?: string) => Promise<Shop>} */
  const shop = async (name, baseURL = '') => {
    return { name, context: await browser.newContext({ ...phone, baseURL }), values: {} };
  };
  const store = await shop('store', phone.baseURL);
  const others = [
    await shop('bare shop', servers[0]?.url),
    ...(against ? [await shop(against, servers[1]?.url)] : []),
  ];
  // They take turns, because other processes come and go. The first round is a warm-up, in which the service worker precaches.
  for (let round = 0; round <= rounds; round++) {
    for (const each of [store, ...others]) {
      await visit(round === 0 ? { ...each, values: {} } : each, round);
    }
  }
  for (const each of [store, ...others]) {
    await measurePage(each);
    await each.context.close();
  }
  for (const server of servers) await server.stop();
  return others.flatMap((other) => ratiosTo(other, store));
}

function ratiosTo(/** @type {Shop} */ other, /** @type {Shop} */ store) {
  return /** @type {Figure[]} */ (Object.keys(limits)).map((figure) => {
    const [values, others] = [store.values[figure] ?? [], other.values[figure] ?? []];
    // Other processes can only make style and layout slower.
    const typical = /^(style|layout)/.test(figure) ? least : median;
    const value = typical(values) / typical(others);
    const note = `${short(typical(values))}, worst ${short(worst(values))} / ${short(typical(others))}`;
    const what = `${figure} / ${other.name}`;
    return other.name === 'bare shop'
      ? atMost(what, limits[figure], value, ratio, note)
      : withoutTarget(what, `${ratio(value)} (${note})`);
  });
}

const least = (/** @type {number[]} */ values) => Math.min(...values);
const short = (/** @type {number} */ value) => value.toPrecision(value < 10 ? 2 : 3);

function add(
  /** @type {Shop} */ { values },
  /** @type {Figure} */ figure,
  /** @type {number} */ value,
) {
  values[figure] = [...(values[figure] ?? []), value];
}

/** Opens three products of All Tools and goes back each time. A product that was opened before in this tab would be faster. */
async function visit(/** @type {Shop} */ shop, /** @type {number} */ round) {
  const page = await shop.context.newPage();
  await page.goto('/products', { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  await throttleCpu(page, 4);
  const files = readdirSync('dist/product');
  for (const [index, kind] of /** @type {const} */ (['first tap', 'tap', 'Enter']).entries()) {
    const product = basename(files[(round * 3 + index) % files.length] ?? '', '.html');
    add(shop, kind, await openingTime(page, `/product/${product}`, kind === 'Enter'));
    await page.waitForTimeout(1000);
    const settled = await page.evaluate(() => Reflect.get(window, 'settledTime'));
    if (kind === 'tap') add(shop, 'tap, until the page is whole', settled);
    add(shop, 'Back', await openingTime(page, 'back'));
    await page.waitForTimeout(500);
  }
  await page.close();
}

/** Counts the elements of a whole product page, and has the browser compute its style and layout anew, 60 times. */
async function measurePage(/** @type {Shop} */ shop) {
  const page = await shop.context.newPage();
  await page.goto('/product/angle-grinder-5in');
  await page.waitForTimeout(5000);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  add(shop, 'elements of a product page', elements);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const seconds = async (/** @type {string} */ name) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  };
  for (let round = 0; round < 60; round++) {
    const [style, layout] = [await seconds('RecalcStyleDuration'), await seconds('LayoutDuration')];
    await page.evaluate(() => {
      const { style } = document.documentElement;
      for (const display of ['none', '']) {
        style.display = display;
        document.body.getBoundingClientRect();
      }
    });
    add(shop, 'style of a product page', ((await seconds('RecalcStyleDuration')) - style) * 1000);
    add(shop, 'layout of a product page', ((await seconds('LayoutDuration')) - layout) * 1000);
  }
  await page.close();
}
