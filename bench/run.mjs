// `npm run bench`: builds, measures what the store promises, and prints one table. Sizes and counts
// that miss their target fail it; times are compared with a floor page measured in the same run.
import { mkdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { build } from 'vite';
import { launchBrowser } from '../scripts/browser.mjs';
import { startServer } from '../scripts/store-server.mjs';
import { growth } from './growth.mjs';
import { paints } from './paints.mjs';
import { firstView, sizes } from './sizes.mjs';
import { times } from './times.mjs';

await build({ logLevel: 'warn' });
const server = await startServer();
const browser = await launchBrowser();
const phone = {
  baseURL: server.url,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

const fresh = await browser.newContext({ ...phone, serviceWorkers: 'block' });
const counted = [...sizes(), await firstView(await fresh.newPage())];
await fresh.close();
const timed = [
  ...(await paints(server.url)),
  ...(await times(browser, phone)),
  ...(await growth(browser, phone)),
];
await browser.close();
await server.stop();

const results = [...counted, ...timed];
const widths = /** @type {const} */ (['what', 'target', 'measured']).map((key) =>
  Math.max(...results.map((result) => result[key].length)),
);
for (const { what, target, measured, isMet } of results) {
  const cells = [what, target, measured].map((cell, index) => cell.padEnd(widths[index] ?? 0));
  console.log(`${cells.join('  ')}  ${isMet ? 'pass' : 'MISS'}`);
}
mkdirSync('reports', { recursive: true });
writeFileSync('reports/bench.json', JSON.stringify(results, null, 2));
process.exitCode = counted.every(({ isMet }) => isMet) ? 0 : 1;
