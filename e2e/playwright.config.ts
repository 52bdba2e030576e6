import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';

const executablePath = findBrowser()?.path;

export default defineConfig({
  testDir: '.',
  testIgnore: 'engines/**',
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  forbidOnly: true,
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
