// Sizes and counts of the build. Text counts after Brotli, as hosts send it. The values do not depend on the machine, so the
// end-to-end tests check them too. The limits grow with the catalogue.
/** @import { Page } from '@playwright/test' */
/** @import { Measurement, Result } from './measure.mjs' */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { atMost, kB } from './measure.mjs';

const dist = join(import.meta.dirname, '../../dist');

/** The limit for 14 products, and what each beyond them adds: to the bundle, to the pages and to their precached images. */
const budget = (/** @type {number} */ limit, /** @type {number} */ perProduct) =>
  limit + Math.max(readdirSync(join(dist, 'product')).length - 14, 0) * perProduct;

/** So that no library comes in unseen. A few kB more or less do not matter. */
const firstLoadLimit = () => budget(96_000, 500);
const scriptsLimit = () => budget(129_000, 500);

/** The highest quality takes minutes for the scripts of the largest catalogue. */
const brotliSize = (/** @type {Buffer} */ bytes, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const assets = (/** @type {string} */ extension, outDir = dist, name = '') =>
  readdirSync(`${outDir}/assets`)
    .filter((file) => file.startsWith(name) && file.endsWith(extension))
    .map((file) => readFileSync(`${outDir}/assets/${file}`));

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

export const scriptsSize = (outDir = dist, quality = constants.BROTLI_MAX_QUALITY) =>
  sum(assets('.js', outDir).map((file) => brotliSize(file, quality)));

/**
 * The entries that Workbox wrote into the service worker, as JSON.
 * @returns {{ url: string, revision: string | null }[]}
 */
export const precacheManifest = (outDir = dist) =>
  JSON.parse(
    readFileSync(`${outDir}/sw.js`, 'utf8').match(/\[\{"(?:integrity|revision)":.+?\}\]/s)?.[0] ??
      '[]',
  );

/** @returns {Result[]} */
export function sizes() {
  const scripts = scriptsSize();
  const later = sum(assets('.js', dist, 'later-').map((file) => brotliSize(file)));
  const css = sum(assets('.css').map((file) => brotliSize(file)));
  const fonts = sum(assets('.woff2').map((file) => file.length));
  const entries = precacheManifest();
  const precached = sum(entries.map(({ url }) => statSync(join(dist, url)).size));
  return [
    // The first load has all but the later parts: src/start/start.ts.
    atMost('JS of the first load with brotli', firstLoadLimit(), scripts - later, kB),
    atMost('all scripts of a page with brotli', scriptsLimit(), scripts, kB),
    atMost('CSS with brotli', 9_800, css, kB),
    atMost('fonts', 30_000, fonts, kB),
    atMost('precache, entries', budget(150, 5), entries.length),
    atMost(
      'precache, bytes',
      // Of any catalogue: build/precache.ts.
      Math.min(budget(2_900_000, 100_000), 6_000_000),
      precached,
      kB,
    ),
  ];
}

/**
 * Bytes of the first view of the home page, without headers. They are not the transferred ones, because over plain HTTP
 * browsers accept only gzip.
 * @param {Page} page a new page with service workers blocked
 * @param {string} url the URL of the home page
 * @returns {Promise<Result>}
 */
export async function firstView(page, url) {
  /** @type {Promise<number>[]} */
  const bodySizes = [];
  page.on('response', (response) => {
    // The page downloads the precache by fetch().
    if (response.request().resourceType() === 'fetch') return;
    const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
    bodySizes.push(response.body().then((body) => (isText ? brotliSize(body) : body.length)));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = sum(await Promise.all(bodySizes));
  return atMost('first view of the home page, bytes', scriptsLimit() + 135_000, bytes, kB);
}

/** @type {Measurement} */
export async function sizesAndFirstView(browser, phone) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const view = await firstView(await context.newPage(), phone.baseURL ?? '');
  await context.close();
  return [...sizes(), view];
}
