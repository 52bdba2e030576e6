// The same shop with 14, 1,400 and 14,000 generated products, through the real pages and functions.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, runnerImport } from 'vite';
import { atMost } from './sizes.mjs';

const folder = 'node_modules/.cache/growth';
const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
const ratio = (/** @type {number} */ value) => value.toFixed(2);
const middle = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Puts a generated catalogue, the same every time, in the place of the real one. */
const grown = (/** @type {number} */ count) => ({
  name: 'grown-catalogue',
  /** @type {'pre'} */
  enforce: 'pre',
  load(/** @type {string} */ id) {
    if (!id.endsWith('/src/catalogue/products.ts')) return undefined;
    return `${generate}\nexport const products = generate(${count});`;
  },
});

const generate = `
function generate(count) {
  let seed = 1;
  const next = (limit) => (seed = (seed * 48271) % 2147483647) % limit;
  const names = ['Power Tools', 'Diagnostic Tools', 'Air Tools', 'Battery Tools', 'Hand Tools'];
  const words = ['torque', 'impact', 'ratchet', 'socket', 'grinder', 'polisher', 'tester', 'light'];
  const text = (length) => Array.from({ length }, () => words[next(words.length)]).join(' ');
  return Array.from({ length: count }, (_, index) => ({
    id: 'tool-' + index, name: text(4) + ' ' + index, image: '/icon.svg', imageAlt: text(6),
    price: 50 + next(80000) / 100, originalPrice: 900, rating: 3 + next(20) / 10,
    reviews: next(900), category: names[index % 5], description: text(36),
  }));
}`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @returns {Promise<import('./sizes.mjs').Result[]>}
 */
export async function growth(browser, phone) {
  const [small, large] = [await visit(browser, phone, 14), await visit(browser, phone, 14_000)];
  const [some, many] = [await prerender(140), await prerender(1400)];
  rmSync(folder, { recursive: true, force: true });
  return [
    atMost('searching 14,000 products, median', 16, await search(14_000), ms),
    atMost('typing among 14,000 at 4x CPU, median', 100, large.typing, ms),
    atMost('showing /products, 14,000 / 14', 1.5, large.showing / small.showing, ratio),
    atMost('prerendering a page, 1,400 / 140', 1.5, many / some, ratio),
  ];
}

const load = (/** @type {string} */ file, /** @type {number} */ count) =>
  runnerImport(file, {
    plugins: [grown(count)],
    define: { 'import.meta.env.SITE_URL': '"http://localhost"' },
    logLevel: 'error',
  }).then(({ module }) => /** @type {any} */ (module));

async function search(/** @type {number} */ count) {
  const { searchProducts } = await load('./src/search/search.ts', count);
  searchProducts('warm');
  return middle(
    ['torque impact', 'ratchet 9', 'x', 'zzz', 'socket light'].map((term) => {
      const start = performance.now();
      searchProducts(term);
      return performance.now() - start;
    }),
  );
}

/** Milliseconds for each page. */
async function prerender(/** @type {number} */ count) {
  const { prerenderPages } = await load('./src/prerender.tsx', count);
  const start = performance.now();
  return prerenderPages('http://localhost').length && (performance.now() - start) / count;
}

async function visit(
  /** @type {import('@playwright/test').Browser} */ browser,
  /** @type {import('@playwright/test').BrowserContextOptions} */ phone,
  /** @type {number} */ count,
) {
  const outDir = join(folder, String(count));
  const plugins = [react(), grown(count)];
  const define = { 'import.meta.env.SITE_URL': '"http://localhost"' };
  const base = {
    configFile: /** @type {false} */ (false),
    logLevel: /** @type {'error'} */ ('error'),
  };
  await build({ ...base, plugins, define, build: { outDir } });
  const server = await preview({
    ...base,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const showing = middle(await page.evaluate(showProducts));
  const typing = middle(await page.evaluate(typeTerms));
  await context.close();
  await server.close();
  return { showing, typing };
}

/** Runs in the page: from the press on All Tools to the second frame with its list. */
async function showProducts() {
  const waits = [];
  for (let time = 0; time < 9; time++) {
    for (const name of ['Specials', 'All Tools']) {
      const link = [...document.querySelectorAll('nav a')].find((a) => a.textContent === name);
      const pressed = performance.now();
      if (link instanceof HTMLElement) link.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (name === 'All Tools') waits.push(performance.now() - pressed);
      await new Promise((done) => setTimeout(done, 200));
    }
  }
  return waits;
}

/** Runs in the page: from a key to the second frame after it. */
async function typeTerms() {
  const waits = [];
  const box = document.querySelector('[role=search] input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const term of ['s', 'so', 'soc', 'sock', 'socke', 'socket', 'socket ', 'socket l']) {
    const pressed = performance.now();
    setValue?.call(box, term);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    waits.push(performance.now() - pressed);
  }
  return waits;
}
