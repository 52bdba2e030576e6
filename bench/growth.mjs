// What a larger catalogue costs: the store with 14, 140, 1,400 and 14,000 generated products, the times in the browser at 4x
// CPU slowdown. `14,000 / 14` at 1.00 x means that the time does not depend on the number of products.
/** @import { Browser, BrowserContextOptions } from '@playwright/test' */
/** @import { Product } from '../src/catalogue/product.ts' */
import { rmSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { build, preview, runnerImport } from 'vite';
import { throttleCpu, untilHydrated } from '../scripts/browser.mjs';
import { atMost, median, ms, ratio, withoutTarget } from './measure.mjs';
import { scriptsSize } from './sizes.mjs';

const folder = 'node_modules/.cache/growth';
const counts = [14, 140, 1400, 14_000];

/** @type {import('./measure.mjs').Measurement} */
export async function growth(browser, phone) {
  const pages = [];
  for (const count of counts) pages.push(await measurePage(browser, phone, count));
  rmSync(folder, { recursive: true, force: true });
  const grown = (/** @type {string} */ what, /** @type {number[]} */ times) => {
    const value = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
    return atMost(`${what}, 14,000 / 14`, 1.5, value, ratio, times.map(ms).join(', '));
  };
  const typing = pages.map((each) => each.typing);
  const kB = pages.map(({ bytes }) => Math.round(bytes / 1000));
  const [few, many] = [await prerenderTime(140), await prerenderTime(1400)];
  const note = `${ms(many)} / ${ms(few)}`;
  return [
    atMost('searching 14,000 products, median', 16, await searchTime(14_000), ms),
    atMost('typing among 14,000 products, median', 100, typing.at(-1) ?? Number.NaN, ms),
    grown('typing', typing),
    grown(
      'rendering /products',
      pages.map((each) => each.rendering),
    ),
    grown(
      'opening a product from /products',
      pages.map((each) => each.opening),
    ),
    withoutTarget('JS of the first load with brotli, 14 to 14,000', `${kB.join(', ')} kB`),
    atMost('prerendering a page, 1,400 / 140', 1.5, many / few, ratio, note),
  ];
}

/** @type {(count: number) => import('vite').InlineConfig} */
const configOf = (count) => ({
  configFile: false,
  logLevel: 'error',
  plugins: [react(), generatedCatalogue(count)],
  define: { 'import.meta.env.SITE_URL': '"http://localhost"' },
  build: { outDir: `${folder}/${count}` },
  preview: { host: '127.0.0.1', port: 0 },
});

/** The bytes of all scripts and the median times of a build in the browser. */
async function measurePage(
  /** @type {Browser} */ browser,
  /** @type {BrowserContextOptions} */ phone,
  /** @type {number} */ count,
) {
  await build(configOf(count));
  const server = await preview(configOf(count));
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await untilHydrated(page);
  await throttleCpu(page, 4);
  const { rendering, opening, typing } = await page.evaluate(timesInPage);
  await context.close();
  await server.close();
  return {
    bytes: scriptsSize(`${folder}/${count}`, 9),
    rendering: median(rendering),
    opening: median(opening),
    typing: median(typing),
  };
}

/**
 * Runs in the page: from a click on All Tools, on the first product there, or a key in the search field, to the second frame
 * after it. Before each click the page is whole: its parts below the first screen follow in several steps.
 */
async function timesInPage() {
  const timeOf = async (/** @type {() => void} */ act) => {
    const start = performance.now();
    act();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return performance.now() - start;
  };
  const click = async (/** @type {string} */ selector) => {
    const link = /** @type {HTMLElement} */ (document.querySelector(selector));
    const time = await timeOf(() => link.click());
    await new Promise((done) => setTimeout(done, 600));
    return time;
  };
  /** @type {Record<'rendering' | 'opening' | 'typing', number[]>} */
  const times = { rendering: [], opening: [], typing: [] };
  for (let round = 0; round < 9; round++) {
    await click('nav a[href="/specials"]');
    times.rendering.push(await click('nav a[href="/products"]'));
    times.opening.push(await click('main a[href^="/product/"]'));
  }
  const input = document.querySelector('[role=search] input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const term of ['s', 'so', 'soc', 'sock', 'socke', 'socket', 'socket ', 'socket w']) {
    const type = () => {
      setValue?.call(input, term);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    times.typing.push(await timeOf(type));
  }
  return times;
}

const loadModule = (/** @type {string} */ file, /** @type {number} */ count) =>
  runnerImport(file, configOf(count)).then(({ module }) => /** @type {any} */ (module));

async function searchTime(/** @type {number} */ count) {
  const { searchProducts } = await loadModule('./src/search/search.ts', count);
  const times = ['warm-up', 'torque wrench', 'ratchet 9', 'x', 'zzz', 'socket light'].map(
    (term) => {
      const start = performance.now();
      searchProducts(term);
      return performance.now() - start;
    },
  );
  return median(times.slice(1));
}

/** The time per page. */
async function prerenderTime(/** @type {number} */ count) {
  const { prerenderPages } = await loadModule('./src/prerender/prerender.tsx', count);
  const start = performance.now();
  prerenderPages('http://localhost');
  return (performance.now() - start) / count;
}

/**
 * A plugin of Vite that replaces the catalogue with `count` products. They have the fields and the words of the real ones,
 * shuffled, so that they take as much space and compress no better. They are the same in every run.
 * @returns {import('vite').Plugin}
 */
const generatedCatalogue = (/** @type {number} */ count) => ({
  name: 'generated-catalogue',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('/src/catalogue/products.ts')) return undefined;
    const { module } = await runnerImport('./src/catalogue/products.ts', { logLevel: 'error' });
    const { products: originals } = /** @type {{ products: Product[] }} */ (module);
    const words = originals.flatMap(({ description }) => description.split(' '));
    let seed = 1;
    const next = () => (seed = (seed * 48271) % 2147483647);
    const shuffled = (/** @type {string} */ text) =>
      text.replace(/\S+/g, () => words[next() % words.length] ?? '');
    const products = Array.from({ length: count }, (_, index) => ({
      // Texts have these keys, or an index in a list of texts that differ.
      ...JSON.parse(JSON.stringify(originals[index % originals.length]), (key, value) => {
        if (key === 'productId') return `tool-${next() % count}`;
        if (typeof value !== 'string' || !textKey.test(key)) return value;
        return /\d/.test(key) ? `${shuffled(value)} ${key}` : shuffled(value);
      }),
      id: `tool-${index}`,
      name: `${shuffled('half inch impact wrench')} ${index}`,
      price: 50 + (next() % 80_000) / 100,
      originalPrice: 900,
      itemNumber: `TB-${1000 + index}`,
    }));
    return `export const products = ${JSON.stringify(products)};`;
  },
});

const textKey = /^(imageAlt|description|value|reason|\d+)$/;
