// `npm run audit`: Lighthouse on the built store, all but its performance score, which bench/ measures.
import process from 'node:process';
import { lighthouseRun } from '../bench/lighthouse.mjs';
import { startServer } from './store-server.mjs';

const everywhere = ['pwa', 'accessibility', 'best-practices'];
/** @type {[address: string, categories: string[]][]} */
const pages = [
  ['/', [...everywhere, 'seo']],
  ['/category/air-tools', [...everywhere, 'seo']],
  ['/product/hvlp-spray-gun', [...everywhere, 'seo']],
  // Asks not to be found.
  ['/cart', everywhere],
];

const server = await startServer();
for (const [address, categories] of pages) {
  const { audits, scores } = await lighthouseRun(server.url + address, categories);
  for (const [category, score] of Object.entries(scores)) {
    console.log(
      `${address.padEnd(26)}${category.padEnd(16)}${score}${score < 100 ? '  MISS' : ''}`,
    );
    if (score < 100) process.exitCode = 1;
  }
  for (const { id, score, title } of Object.values(audits)) {
    if (score !== null && score < 1) console.log(`  ${id}: ${title}`);
  }
}
await server.stop();
