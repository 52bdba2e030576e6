// How search, typing, rendering and prerendering scale from 14 to 14,000 generated products.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, runnerImport } from 'vite';
import { median } from './median.mjs';
import { atMost } from './sizes.mjs';

const folder = 'node_modules/.cache/scaling';
const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
const ratio = (/** @type {number} */ value) => value.toFixed(2);

/** Replaces the catalogue with `count` generated products. */
const generatedCatalogue = (/** @type {number} */ count) => ({
  name: 'generated-catalogue',
  /** @type {'pre'} */
  enforce: 'pre',
  load(/** @type {string} */ id) {
    if (!id.endsWith('/src/catalogue/products.ts')) return undefined;
    return `${generator}\nexport const products = generate(${count});`;
  },
});

/** The seed is constant, so every run has the same products. */
const generator = `
function generate(count) {
  let seed = 1;
  const next = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
  const names = ['Power Tools', 'Diagnostic Tools', 'Air Tools', 'Battery Tools', 'Hand Tools'];
  const words = ['torque', 'impact', 'ratchet', 'socket', 'grinder', 'polisher', 'tester', 'light'];
  const text = (length) => Array.from({ length }, () => words[next(words.length)]).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    id: 'tool-' + index, name: text(4) + ' ' + index, imageAlt: text(6),
    price: 50 + next(80000) / 100, originalPrice: 900, rating: 3 + next(20) / 10,
    reviews: next(900), category: names[index % 5], description: text(36),
  }));
}`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function scalingResults(browser, phone) {
  const small = await pageTimes(browser, phone, 14);
  const large = await pageTimes(browser, phone, 14_000);
  const [few, many] = [await prerenderTime(140), await prerenderTime(1400)];
  rmSync(folder, { recursive: true, force: true });
  return [
    atMost('searching 14,000 products, median', 16, await searchTime(14_000), ms),
    atMost('typing among 14,000, 4x CPU slowdown, median', 100, large.typing, ms),
    atMost('rendering /products, 14,000 / 14', 1.5, large.rendering / small.rendering, ratio),
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
    ['torque impact', 'ratchet 9', 'x', 'zzz', 'socket light'].map((term) => {
      const start = performance.now();
      searchProducts(term);
      return performance.now() - start;
    }),
  );
}

/** The time per page, in milliseconds. */
async function prerenderTime(/** @type {number} */ count) {
  const { prerenderPages } = await loadModule('./src/prerender.tsx', count);
  const start = performance.now();
  return prerenderPages('http://localhost').length && (performance.now() - start) / count;
}

/** The median times to render /products and to handle a key press, in milliseconds. */
async function pageTimes(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('@playwright/test').BrowserContextOptions} */ phone,
  /** @type {number} */ count,
) {
  const outDir = join(folder, String(count));
  const plugins = [react(), generatedCatalogue(count)];
  const define = { 'import.meta.env.SITE_URL': '"http://localhost"' };
  const config = {
    configFile: /** @type {false} */ (false),
    logLevel: /** @type {'error'} */ ('error'),
  };
  await build({ ...config, plugins, define, build: { outDir } });
  const server = await preview({
    ...config,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const rendering = median(await page.evaluate(productListTimes));
  const typing = median(await page.evaluate(keyPressTimes));
  await context.close();
  await server.close();
  return { rendering, typing };
}

/** Runs in the page: from the click on All Tools to the second frame after it. */
async function productListTimes() {
  const times = [];
  for (let round = 0; round < 9; round++) {
    for (const name of ['Specials', 'All Tools']) {
      const link = [...document.querySelectorAll('nav a')].find((a) => a.textContent === name);
      const start = performance.now();
      if (link instanceof HTMLElement) link.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (name === 'All Tools') times.push(performance.now() - start);
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  return times;
}

/** Runs in the page: from an input event to the second frame after it. */
async function keyPressTimes() {
  const times = [];
  const input = document.querySelector('[role=search] input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const term of ['s', 'so', 'soc', 'sock', 'socke', 'socket', 'socket ', 'socket l']) {
    const start = performance.now();
    setValue?.call(input, term);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    times.push(performance.now() - start);
  }
  return times;
}
