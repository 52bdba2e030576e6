// Measures what a larger catalogue costs a shopper: the store with 14, 100, 300 and 1,000 generated products, each with one image, on a phone
// whose CPU is four times slower. docs/your-own-store.md has the table.
/** @import { Browser, BrowserContextOptions, Page } from '@playwright/test' */
import { readFileSync, statSync } from 'node:fs';
import { buildLargeStore } from '../../test/steps/generated-stores.mjs';
import { throttleCpu, untilHydrated } from '../browser.mjs';
import { startServer } from '../store-server.mjs';
import { recordInteractions, untilPresented } from './interactions.mjs';
import { atMost, kB, median, ms, withoutTarget, worst } from './measure.mjs';
import { precacheManifest, scriptsSize } from './sizes.mjs';

const counts = [14, 100, 300, 1000];

/** @type {import('./measure.mjs').Measurement} */
export async function growth(browser, phone) {
  /** @type {import('./measure.mjs').Result[]} */
  const results = [];
  for (const count of counts) {
    const folder = await buildLargeStore(count);
    const server = await startServer({ folder, basePath: '/' });
    const options = {
      ...phone,
      baseURL: server.url,
      serviceWorkers: /** @type {const} */ ('block'),
    };
    const products = `${count.toLocaleString('en-US')} products`;
    results.push(
      ...sizesOf(`${folder}/dist`).map(([what, measured]) =>
        withoutTarget(`${products}, ${what}`, measured),
      ),
      ...(await timesOf(browser, options)).map(([what, time, limit]) =>
        limit
          ? atMost(`${products}, ${what}`, limit, time, ms)
          : withoutTarget(`${products}, ${what}`, ms(time)),
      ),
    );
    await server.stop();
  }
  return results;
}

/** @returns {[what: string, measured: string][]} */
function sizesOf(/** @type {string} */ outDir) {
  const urls = precacheManifest(outDir).map(({ url }) => url);
  const bytes = urls.reduce((sum, url) => sum + statSync(`${outDir}/${url}`).size, 0);
  const count = (/** @type {RegExp} */ pattern) => urls.filter((url) => pattern.test(url)).length;
  return [
    ['JS of the first load with brotli', kB(scriptsSize(outDir, 9))],
    ['JS of the first load', kB(readFileSync(scriptFile(outDir)).length)],
    ['precache', kB(bytes)],
    ['precached product pages', String(count(/^product\//))],
    ['precached small images of products', String(count(/tool-\d+-560\.avif$/))],
  ];
}

const scriptFile = (/** @type {string} */ outDir) => {
  const main = precacheManifest(outDir).find(({ url }) => /^assets\/main-/.test(url));
  return `${outDir}/${main?.url}`;
};

/** The last value is the limit, if there is one. @typedef {[what: string, time: number, limit?: number]} Time */
/** @type {(browser: Browser, options: BrowserContextOptions) => Promise<Time[]>} */
async function timesOf(browser, options) {
  /** @type {number[]} */
  const starts = [];
  for (let round = 0; round < 3; round++) {
    const page = await openPage(browser, options);
    starts.push(await page.evaluate(() => performance.now()));
    await page.context().close();
  }
  // Right after the start the index of the search is still being built.
  const early = await openPage(browser, options);
  const earlyKeys = await typingTimes(early, 'torque wrench');
  await early.context().close();
  const page = await openPage(browser, options);
  // The index is complete by then. The page does not say when.
  await page.waitForTimeout(10_000);
  const keys = [];
  for (const term of ['torque wrench', '10 mm socket', 'grindr', 'with the tool'])
    keys.push(...(await typingTimes(page, term)));
  const { rendering, opening } = await page.evaluate(timesInPage);
  await page.context().close();
  return [
    ['until the app runs', median(starts)],
    ['key press in the search right after the start, worst', worst(earlyKeys), 100],
    ['first key press in the search', keys[0] ?? Number.NaN, 100],
    ['key press in the search, worst', worst(keys), 100],
    ['rendering /products', median(rendering)],
    ['opening a product from /products', median(opening)],
  ];
}

/** Resolves once the app runs. */
async function openPage(
  /** @type {Browser} */ browser,
  /** @type {BrowserContextOptions} */ options,
) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  await throttleCpu(page, 4);
  await page.goto('/');
  await untilHydrated(page);
  return page;
}

/** A term is typed as fast as people do: a key press may wait for the suggestions of the one before. */
async function typingTimes(/** @type {Page} */ page, /** @type {string} */ term) {
  await page.getByRole('combobox', { name: 'Search products' }).selectText();
  await page.evaluate(untilPresented);
  /** @type {number[]} */
  const times = [];
  for (const key of term) {
    await page.keyboard.press(key);
    times.push(await page.evaluate(untilPresented));
  }
  return times;
}

/**
 * Runs in the page: from a click on All Tools, or on the first product there, to the second frame after it. Before each click
 * the page is whole: its parts below the first screen follow in several steps.
 */
async function timesInPage() {
  const click = async (/** @type {string} */ selector) => {
    const link = /** @type {HTMLElement} */ (document.querySelector(selector));
    const start = performance.now();
    link.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const time = performance.now() - start;
    await new Promise((done) => setTimeout(done, 600));
    return time;
  };
  /** @type {Record<'rendering' | 'opening', number[]>} */
  const times = { rendering: [], opening: [] };
  for (let round = 0; round < 9; round++) {
    await click('nav a[href="/specials"]');
    times.rendering.push(await click('nav a[href="/products"]'));
    times.opening.push(await click('main a[href^="/product/"]'));
  }
  return times;
}
