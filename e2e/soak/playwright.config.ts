import { defineConfig } from '@playwright/test';
import endToEnd from '../playwright.config';

/** Takes minutes, because the engine must run without what it compiles. */
export default defineConfig(endToEnd, {
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results',
  reporter: 'list',
});
