// The step `audit` of `npm test`: Lighthouse on the home page of the built store. A score below 100 fails. `--all` adds
// the other main templates, and accessibility, which axe checks in test/e2e/. `npm run bench` measures the performance score.
import process from 'node:process';
import lighthouse from 'lighthouse';
import { runnerImport } from 'vite';
import { launchChrome, scoresOf } from './lighthouse.mjs';
import { startServer } from './store-server.mjs';

/** @type {any} */
const catalogue = await runnerImport('./src/catalogue/catalogue.ts', { logLevel: 'error' });
const [{ id, category }] = catalogue.module.productsForSale;
const indexed = ['accessibility', 'best-practices', 'seo'];
/** @type {[path: string, categories: string[]][]} */
const pages = process.argv.includes('--all')
  ? [
      ['/', [...indexed, 'pwa']],
      [`/category/${category}`, indexed],
      [`/product/${id}`, indexed],
      ['/cart', ['accessibility', 'best-practices']],
    ]
  : [['/', ['best-practices', 'seo', 'pwa']]];

const server = await startServer();
const chrome = await launchChrome();
for (const [path, onlyCategories] of pages) {
  const result = await lighthouse(server.url + path, {
    onlyCategories,
    logLevel: 'error',
    port: chrome.port,
    disableFullPageScreenshot: true,
    // No time is measured here, so Lighthouse need not wait until the page has been quiet for seconds.
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 0,
    cpuQuietThresholdMs: 0,
  });
  const { audits = {}, categories = {} } = result?.lhr ?? {};
  const scores = {
    ...Object.fromEntries(onlyCategories.map((name) => [name, 0])),
    ...scoresOf(categories),
  };
  for (const [name, score] of Object.entries(scores)) {
    console.log(`${path.padEnd(40)}${name.padEnd(16)}${score}${score < 100 ? '  MISS' : ''}`);
    if (score < 100) process.exitCode = 1;
  }
  for (const { id, title, score } of Object.values(audits)) {
    if (score !== null && score < 1) console.log(`  ${id}: ${title}`);
  }
}
chrome.kill();
await server.stop();
