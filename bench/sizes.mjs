// Sizes and counts of the build. They do not depend on the machine, so the end-to-end tests check them too.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** @typedef {{ what: string, target: string, measured: string, isMet: boolean }} Result */

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @returns {Result} */
export const atMost = (
  /** @type {string} */ what,
  /** @type {number} */ limit,
  /** @type {number} */ value,
  /** @type {(value: number) => string} */ text = String,
) => ({ what, target: `at most ${text(limit)}`, measured: text(value), isMet: value <= limit });

/** @type {(what: string, measured: string) => Result} */
export const withoutTarget = (what, measured) => ({ what, target: 'none', measured, isMet: true });

/** The catalogue is in the bundle, each product is a page, and up to a limit its images are precached (build/precache.ts). */
const productCount = () => readdirSync('dist/product').length;

/** A budget for 14 products, and for each beyond them. */
const budget = (/** @type {number} */ limit, /** @type {number} */ perProduct) =>
  limit + Math.max(productCount() - 14, 0) * perProduct;

/** Another store than the one that the project comes with may have longer texts, and a checkout. */
const firstLoadLimit = () => budget(existsSync('test/demo') ? 115_000 : 118_000, 500);

export const isFirstLoad = (/** @type {string} */ file) => file.endsWith('.js');

/** The size of these assets after Brotli at its highest quality. */
function brotliSize(/** @type {(file: string) => boolean} */ isCounted) {
  return readdirSync('dist/assets')
    .filter(isCounted)
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(`dist/assets/${file}`)).length, 0);
}

/**
 * The entries that Workbox wrote into the service worker: `{url:"…",revision:"…"}` or `revision:null`. One also has an
 * integrity.
 * @returns {{ url: string, revision: string | null }[]}
 */
export const precacheManifest = () =>
  [
    ...readFileSync('dist/sw.js', 'utf8').matchAll(
      /\{url:"([^"]+)",revision:(?:"(\w+)"|null)[,}]/g,
    ),
  ].map(([, url = '', revision = null]) => ({ url, revision }));

/** @returns {Result[]} */
export function sizes() {
  const entries = precacheManifest();
  const bytes = entries.reduce((sum, { url }) => sum + statSync(`dist/${url}`).size, 0);
  return [
    atMost('JS of the first load with brotli', firstLoadLimit(), brotliSize(isFirstLoad), kB),
    atMost(
      'CSS with brotli',
      8_500,
      brotliSize((file) => file.endsWith('.css')),
      kB,
    ),
    atMost('fonts', 30_000, assetSize('.woff2'), kB),
    atMost('precache, entries', budget(130, 5), entries.length),
    atMost('precache, bytes', budget(2_600_000, 100_000), bytes, kB),
  ];
}

const assetSize = (/** @type {string} */ extension) =>
  readdirSync('dist/assets')
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + statSync(`dist/assets/${file}`).size, 0);

/**
 * Bytes of the first view of the home page, without headers. Text counts with Brotli, as hosts send it
 * over HTTPS. Over plain HTTP browsers accept only gzip.
 * @param {import('@playwright/test').Page} page a new page with service workers blocked
 * @param {string} url the URL of the home page
 * @returns {Promise<Result>}
 */
export async function firstView(page, url) {
  /** @type {Promise<number>[]} */
  const bodySizes = [];
  page.on('response', (response) => {
    const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
    bodySizes.push(
      response.body().then((body) => (isText ? brotliCompressSync(body) : body).length),
    );
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(bodySizes)).reduce((sum, size) => sum + size, 0);
  return atMost(
    'first view of the home page, transfer size',
    firstLoadLimit() + 135_000,
    bytes,
    kB,
  );
}
