import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';

const executablePath = findBrowser()?.path;

// Chosen here, because the workers inherit what is set; the titles of the random trips tell it.
process.env.FUZZ_SEED ??= `${Math.floor(Math.random() * 1e9)}`;

export default defineConfig({
  testDir: '.',
  testIgnore: ['engines/**', 'soak/**'],
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }], ['./fuzz/walked.ts']],
  forbidOnly: true,
  // A machine that is busy is no fault of the shop.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
});
