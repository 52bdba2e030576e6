// `npm run bench` builds the store, measures it and prints a table for each subject; `npm run bench -- sizes growth` measures
// only these. A row is `good` within its limit and `over` beyond it. Sizes over their limit fail the command. Times depend on
// the machine and do not.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { launchBrowser } from '../browser.mjs';
import { exitWithError } from '../prepare.mjs';
import { startServer } from '../store-server.mjs';
import { growth } from './growth.mjs';
import { interactions } from './interactions.mjs';
import { printTable } from './measure.mjs';
import { memory } from './memory.mjs';
import { navigation } from './navigation.mjs';
import { offlineReady } from './offline-ready.mjs';
import { paint } from './paint.mjs';
import { sizesAndFirstView } from './sizes.mjs';

/** @type {Record<string, import('./measure.mjs').Measurement>} */
const subjects = {
  sizes: sizesAndFirstView,
  paint,
  navigation,
  interactions,
  memory,
  'offline-ready': offlineReady,
  growth,
};
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const names = positionals.length > 0 ? positionals : Object.keys(subjects);
const unknown = names.find((name) => !subjects[name]);
if (unknown) exitWithError(`${unknown} is not one of ${Object.keys(subjects).join(', ')}.`);

await build({ logLevel: 'warn' });
const server = await startServer();
const browser = await launchBrowser();
const phone = {
  baseURL: server.url,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
};
for (const name of names) {
  const results = (await subjects[name]?.(browser, phone, values.against)) ?? [];
  printTable(name, results);
  if (name === 'sizes' && results.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
await browser.close();
await server.stop();
