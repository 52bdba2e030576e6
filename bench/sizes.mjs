// What is shipped, in bytes and counts: the same on every machine, so npm test holds it too.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** @typedef {{ what: string, target: string, measured: string, isMet: boolean, isTime?: boolean }} Result */

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @returns {Result} */
export const atMost = (
  /** @type {string} */ what,
  /** @type {number} */ limit,
  /** @type {number} */ value,
  /** @type {(value: number) => string} */ text = String,
) => ({ what, target: `at most ${text(limit)}`, measured: text(value), isMet: value <= limit });

/** Brotli at its best, as a static host stores it. */
function compressed(/** @type {string} */ ending) {
  return readdirSync('dist/assets')
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(`dist/assets/${file}`)).length, 0);
}

/**
 * The entries that Workbox wrote into the service worker: `{url:"…",revision:"…"}` or `revision:null`.
 * @returns {{ url: string, revision: string | null }[]}
 */
export const precacheManifest = () =>
  [
    ...readFileSync('dist/sw.js', 'utf8').matchAll(/\{url:"([^"]+)",revision:(?:"(\w+)"|null)\}/g),
  ].map(([, url = '', revision = null]) => ({ url, revision }));

/** @returns {Result[]} */
export function sizes() {
  const entries = precacheManifest();
  const bytes = entries.reduce((sum, { url }) => sum + statSync(`dist/${url}`).size, 0);
  return [
    atMost('JS with brotli', 95_000, compressed('.js'), kB),
    atMost('CSS with brotli', 10_000, compressed('.css'), kB),
    atMost('fonts', 30_000, statSum('.woff2'), kB),
    atMost('precache, entries', 90, entries.length),
    atMost('precache, bytes', 1_500_000, bytes, kB),
  ];
}

const statSum = (/** @type {string} */ ending) =>
  readdirSync('dist/assets')
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + statSync(`dist/assets/${file}`).size, 0);

/**
 * Bytes of the first view of home on a phone, its text with brotli, as hosts send it over HTTPS. (Over
 * plain HTTP, as here, browsers ask for gzip.) Headers are not counted.
 * @param {import('@playwright/test').Page} page a new one, without a worker
 * @returns {Promise<Result>}
 */
export async function firstView(page) {
  /** @type {Promise<number>[]} */
  const weights = [];
  page.on('response', (response) => {
    const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '');
    weights.push(response.body().then((body) => (isText ? brotliCompressSync(body) : body).length));
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
  return atMost('first view of home over the wire', 220_000, bytes, kB);
}
