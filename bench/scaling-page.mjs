// The store with a generated catalogue in the browser: the size of its scripts, and times at 4x CPU slowdown.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { throttleCpu, untilHydrated } from '../scripts/browser.mjs';
import { generatedCatalogue } from './generated-catalogue.mjs';
import { median } from './median.mjs';
import { isFirstLoad } from './sizes.mjs';

/**
 * The bytes of the scripts of the first load after Brotli, and median times in milliseconds: to render /products, to
 * open a product from there and to handle a key press in the search field.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} phone
 * @param {string} folder
 * @param {number} count
 */
export async function pageOf(browser, phone, folder, count) {
  const outDir = join(folder, String(count));
  const config = {
    configFile: /** @type {false} */ (false),
    logLevel: /** @type {'error'} */ ('error'),
    plugins: [react(), generatedCatalogue(count)],
    define: { 'import.meta.env.SITE_URL': '"http://localhost"' },
    build: { outDir },
  };
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await untilHydrated(page);
  await throttleCpu(page, 4);
  const { rendering, navigation } = await page.evaluate(navigationTimes);
  const typing = await page.evaluate(keyPressTimes);
  await context.close();
  await server.close();
  return {
    bytes: brotliSize(join(outDir, 'assets')),
    rendering: median(rendering),
    navigation: median(navigation),
    typing: median(typing),
  };
}

/** At quality 9, because the highest takes minutes for the largest catalogue. */
const brotliSize = (/** @type {string} */ folder) =>
  readdirSync(folder)
    .filter(isFirstLoad)
    .map((file) => brotliCompressSync(readFileSync(join(folder, file)), { params }).length)
    .reduce((sum, size) => sum + size, 0);

const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/**
 * Runs in the page: from a click to the second frame after it, on All Tools and on the first product there. Before each
 * click the page is whole: its parts below the first screen follow in several steps.
 */
async function navigationTimes() {
  /** @type {Record<'rendering' | 'navigation' | 'other', number[]>} */
  const times = { rendering: [], navigation: [], other: [] };
  const links = /** @type {const} */ ([
    ['other', 'nav a[href="/specials"]'],
    ['rendering', 'nav a[href="/products"]'],
    ['navigation', 'main a[href^="/product/"]'],
  ]);
  for (let round = 0; round < 9; round++) {
    for (const [kind, selector] of links) {
      const link = document.querySelector(selector);
      if (!(link instanceof HTMLElement)) throw new Error(`There is no ${selector}.`);
      const start = performance.now();
      link.click();
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      times[kind].push(performance.now() - start);
      await new Promise((done) => setTimeout(done, 600));
    }
  }
  return times;
}

/** Runs in the page: from an input event to the second frame after it. */
async function keyPressTimes() {
  const times = [];
  const input = document.querySelector('[role=search] input');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const term of ['s', 'so', 'soc', 'sock', 'socke', 'socket', 'socket ', 'socket w']) {
    const start = performance.now();
    setValue?.call(input, term);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    times.push(performance.now() - start);
  }
  return times;
}
