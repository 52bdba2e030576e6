// `npm run audit`: Lighthouse on the main templates; axe checks every template in e2e/.
// `npm run bench` measures the performance score.
import { once } from 'node:events';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { runnerImport } from 'vite';
import { startServer } from './store-server.mjs';

/** @typedef {[path: string, categories: string[]]} Page */

const indexed = ['accessibility', 'best-practices', 'seo'];
const notIndexed = ['accessibility', 'best-practices'];
/** @type {any} */
const catalogue = await runnerImport('./src/catalogue/catalogue.ts', { logLevel: 'error' });
const [{ id, category }] = catalogue.module.productsForSale;
/** @type {Page[]} */
const pages = [
  ['/', [...indexed, 'pwa']],
  [`/category/${category}`, indexed],
  [`/product/${id}`, indexed],
  ['/cart', notIndexed],
];

const server = await startServer();
// Lighthouse can audit one page at a time in a thread.
const exits = [0, 1].map((thread) => {
  const pagesOfThread = pages.filter((_, index) => index % 2 === thread);
  const workerData = { origin: server.url, pages: pagesOfThread };
  return once(new Worker(new URL('audit-thread.mjs', import.meta.url), { workerData }), 'exit');
});
for (const [code] of await Promise.all(exits)) process.exitCode ||= code;
await server.stop();
