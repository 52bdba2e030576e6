import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

const executablePath = findBrowser()?.path;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Chromium's own sandbox does not start for root, who runs the tests in containers; the other
      // switches keep the browser from talking to anyone but the store.
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
