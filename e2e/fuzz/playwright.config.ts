import { defineConfig } from '@playwright/test';
import endToEnd from '../playwright.config';

process.env.FUZZ_TRIPS ??= '1000';

/** The random trips alone, and many of them. */
export default defineConfig(endToEnd, {
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list'], ['./walked.ts']],
});
