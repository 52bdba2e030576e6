// `npm run audit`: Lighthouse on one page per template. `npm run bench` measures the performance score.
import process from 'node:process';
import { runnerImport } from 'vite';
import { launchChrome, runLighthouse } from './lighthouse.mjs';
import { startServer } from './store-server.mjs';

const indexed = ['accessibility', 'best-practices', 'seo'];
const notIndexed = ['accessibility', 'best-practices'];
/** @type {any} */
const catalogue = await runnerImport('./src/catalogue/catalogue.ts', { logLevel: 'error' });
const [{ id, name, category }] = catalogue.module.productsForSale;
/** @type {[path: string, categories: string[]][]} */
const pages = [
  ['/', [...indexed, 'pwa']],
  [`/category/${category}`, indexed],
  [`/product/${id}`, indexed],
  ['/shipping', indexed],
  ['/cart', notIndexed],
  [`/search?q=${encodeURIComponent(name)}`, notIndexed],
];

const server = await startServer();
const chrome = await launchChrome();
for (const [path, categories] of pages) {
  const { audits, scores } = await runLighthouse(server.url + path, categories, {
    port: chrome.port,
    disableFullPageScreenshot: true,
    // Nothing is timed here, so Lighthouse need not wait until the page has been quiet for seconds.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 0,
    cpuQuietThresholdMs: 0,
  });
  for (const [category, score] of Object.entries(scores)) {
    console.log(`${path.padEnd(40)}${category.padEnd(16)}${score}${score < 100 ? '  MISS' : ''}`);
    if (score < 100) process.exitCode = 1;
  }
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 1) console.log(`  ${audit.id}: ${audit.title}`);
  }
}
chrome.kill();
await server.stop();
