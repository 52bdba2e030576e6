// `npm run bench`: builds the store, measures it against its budgets and prints a table. Sizes and counts
// over budget fail the command. Times depend on the machine and do not.
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { build } from 'vite';
import { launchBrowser } from '../scripts/browser.mjs';
import { startServer } from '../scripts/store-server.mjs';
import { hydrationResults } from './hydration.mjs';
import { interactionResults } from './interactions.mjs';
import { navigationResults } from './navigation.mjs';
import { paintResults } from './paint.mjs';
import { precacheResults } from './precache.mjs';
import { scalingResults } from './scaling.mjs';
import { firstView, sizes } from './sizes.mjs';
import { timeResults } from './times.mjs';

await build({ logLevel: 'warn' });
const server = await startServer();
const browser = await launchBrowser();
const phone = {
  baseURL: server.url,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
};

const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
const sizeResults = [...sizes(), await firstView(await context.newPage(), server.url)];
await context.close();
const timings = [
  ...(await paintResults(server.url)),
  ...(await navigationResults(browser, phone)),
  ...(await hydrationResults(browser, phone)),
  ...(await interactionResults(browser, phone)),
  ...(await timeResults(browser, phone)),
  ...(await precacheResults(browser, phone)),
  ...(await scalingResults(browser, phone)),
];
await browser.close();
await server.stop();

const results = [...sizeResults, ...timings];
const widths = /** @type {const} */ (['what', 'target', 'measured']).map((key) =>
  Math.max(...results.map((result) => result[key].length)),
);
for (const { what, target, measured, isMet } of results) {
  const cells = [what, target, measured].map((cell, index) => cell.padEnd(widths[index] ?? 0));
  console.log(`${cells.join('  ')}  ${isMet ? 'pass' : 'MISS'}`);
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', JSON.stringify(results, null, 2));
process.exitCode = sizeResults.every(({ isMet }) => isMet) ? 0 : 1;
