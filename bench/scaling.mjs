// How search, typing, rendering, navigation, prerendering and the size of the scripts scale from 14 to 14,000 generated
// products.
import { rmSync } from 'node:fs';
import { runnerImport } from 'vite';
import { generatedCatalogue } from './generated-catalogue.mjs';
import { median } from './median.mjs';
import { pageOf } from './scaling-page.mjs';
import { atMost, withoutTarget } from './sizes.mjs';

const folder = 'node_modules/.cache/scaling';
const counts = [14, 140, 1400, 14_000];
const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
const ratio = (/** @type {number} */ value) => value.toFixed(2);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function scalingResults(browser, phone) {
  const pages = [];
  for (const count of counts) pages.push(await pageOf(browser, phone, folder, count));
  const [few, many] = [await prerenderTime(140), await prerenderTime(1400)];
  rmSync(folder, { recursive: true, force: true });
  const growth = (/** @type {string} */ what, /** @type {number[]} */ times) => {
    const grown = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
    const medians = `${times.map((time) => Math.round(time)).join(', ')} ms`;
    const result = atMost(`${what}, 14,000 / 14`, 1.5, grown, ratio);
    return { ...result, measured: `${result.measured}: ${medians}` };
  };
  const typing = pages.map((each) => each.typing);
  const kB = pages.map(({ bytes }) => Math.round(bytes / 1000));
  return [
    atMost('searching 14,000 products, median', 16, await searchTime(14_000), ms),
    atMost('typing among 14,000, 4x CPU slowdown, median', 100, typing.at(-1) ?? Number.NaN, ms),
    growth('typing', typing),
    growth(
      'rendering /products',
      pages.map(({ rendering }) => rendering),
    ),
    growth(
      'opening a product from /products',
      pages.map(({ navigation }) => navigation),
    ),
    withoutTarget('JS of the first load with brotli, 14 to 14,000 products', `${kB.join(', ')} kB`),
    atMost('prerendering a page, 1,400 / 140', 1.5, many / few, ratio),
  ];
}

const loadModule = (/** @type {string} */ file, /** @type {number} */ count) =>
  runnerImport(file, {
    plugins: [generatedCatalogue(count)],
    define: { 'import.meta.env.SITE_URL': '"http://localhost"' },
    logLevel: 'error',
  }).then(({ module }) => /** @type {any} */ (module));

/** The median time of a search, in milliseconds. */
async function searchTime(/** @type {number} */ count) {
  const { searchProducts } = await loadModule('./src/search/search.ts', count);
  searchProducts('warm-up');
  return median(
    ['torque wrench', 'ratchet 9', 'x', 'zzz', 'socket light'].map((term) => {
      const start = performance.now();
      searchProducts(term);
      return performance.now() - start;
    }),
  );
}

/** The time per page, in milliseconds. */
async function prerenderTime(/** @type {number} */ count) {
  const { prerenderPages } = await loadModule('./src/prerender/prerender.tsx', count);
  const start = performance.now();
  return prerenderPages('http://localhost').length && (performance.now() - start) / count;
}
