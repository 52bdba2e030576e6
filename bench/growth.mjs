// What a larger catalogue costs: the store with 14, 140 and 1,400 generated products, the times in the browser at 4x
// CPU slowdown. `1,400 / 14` at 1.00 x means that the time does not depend on the number of products.
/** @import { Browser, BrowserContextOptions } from '@playwright/test' */
/** @import { Product } from '../src/catalogue/product.ts' */
import react from '@vitejs/plugin-react';
import { build, preview, runnerImport } from 'vite';
import { throttleCpu, untilHydrated } from '../scripts/browser.mjs';
import { atMost, kB, median, ms, ratio, withoutTarget } from './measure.mjs';
import { scriptsSize } from './sizes.mjs';

const counts = [14, 140, 1400];

/** @type {import('./measure.mjs').Measurement} */
export async function growth(browser, phone) {
  /** @type {Medians[]} */
  const pages = [];
  for (const count of counts) pages.push(await measurePage(count, browser, phone));
  const valuesOf = (/** @type {keyof Medians} */ key) => pages.map((medians) => medians[key]);
  const grown = (/** @type {string} */ what, /** @type {keyof Medians} */ key) => {
    const times = valuesOf(key);
    const value = (times.at(-1) ?? Number.NaN) / (times[0] ?? Number.NaN);
    return atMost(`${what}, 1,400 / 14`, 1.5, value, ratio, times.map(ms).join(', '));
  };
  const [few, many] = [await prerenderTime(140), await prerenderTime(1400)];
  const note = `${ms(many)} / ${ms(few)}`;
  return [
    atMost('searching 1,400 products, median', 4, await searchTime(1400), ms),
    grown('typing', 'typing'),
    grown('rendering /products', 'rendering'),
    grown('opening a product from /products', 'opening'),
    withoutTarget(
      'JS of the first load with brotli, 14 to 1,400 products',
      valuesOf('bytes').map(kB).join(', '),
    ),
    atMost('prerendering a page, 1,400 / 140', 1.5, many / few, ratio, note),
  ];
}

/** @type {(count: number) => import('vite').InlineConfig} */
const configOf = (count) => ({
  configFile: false,
  logLevel: 'error',
  plugins: [react(), generatedCatalogue(count)],
  define: { 'import.meta.env.SITE_URL': '"http://localhost"' },
  build: { outDir: `reports/builds/growth/${count}` },
  preview: { host: '127.0.0.1', port: 0 },
});

/** @typedef {Record<'rendering' | 'opening' | 'typing' | 'bytes', number>} Medians */
/** @type {(count: number, browser: Browser, phone: BrowserContextOptions) => Promise<Medians>} */
async function measurePage(count, browser, phone) {
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
    rendering: median(rendering),
    opening: median(opening),
    typing: median(typing),
    bytes: scriptsSize(`reports/builds/growth/${count}`, 9),
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

async function searchTime(/** @type {number} */ count) {
  const { module } = await runnerImport('./src/search/substring-search.ts', configOf(count));
  const { searchProducts } = /** @type {any} */ (module);
  searchProducts('warm-up');
  const times = ['torque wrench', 'ratchet 9', 'x', 'zzz', 'socket light'].map((term) => {
    const start = performance.now();
    searchProducts(term);
    return performance.now() - start;
  });
  return median(times);
}

/** The time per page. */
async function prerenderTime(/** @type {number} */ count) {
  const { module } = await runnerImport('./src/prerender/prerender.tsx', configOf(count));
  const start = performance.now();
  /** @type {any} */ (module).prerenderPages('http://localhost');
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
    const products = Array.from({ length: count }, (_, index) => {
      const json = JSON.stringify(originals[index % originals.length]);
      // Texts have these keys, or an index in a list whose texts differ.
      const copy = JSON.parse(json, (key, value) => {
        if (typeof value !== 'string' || !textKey.test(key)) return value;
        return /\d/.test(key) ? `${shuffled(value)} ${key}` : shuffled(value);
      });
      return {
        ...copy,
        id: `tool-${index}`,
        name: `${shuffled(copy.name)} ${index}`,
        price: 50 + (next() % 80_000) / 100,
        originalPrice: 900,
        itemNumber: `TB-${1000 + index}`,
        worksWith: copy.worksWith?.map(
          (/** @type {object} */ relation, /** @type {number} */ at) => ({
            ...relation,
            productId: `tool-${(index + at + 1) % count}`,
          }),
        ),
      };
    });
    return `export const products = ${JSON.stringify(products)};`;
  },
});

const textKey = /^(imageAlt|description|value|reason|\d+)$/;
