// A thread of `npm run audit`: prints the scores of its pages. A score below 100 sets the exit code.
import process from 'node:process';
import { workerData } from 'node:worker_threads';
import { launchChrome, runLighthouse } from './lighthouse.mjs';

/** @type {{ origin: string, pages: import('./audit.mjs').Page[] }} */
const { origin, pages } = workerData;
const chrome = await launchChrome();
for (const [path, categories] of pages) {
  const { audits, scores } = await runLighthouse(origin + path, categories, {
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
