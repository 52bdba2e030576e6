import { defineConfig } from '@playwright/test';
import { type EngineName, engines } from './engines';
import type { EngineOption } from './test';

const names = Object.keys(engines) as EngineName[];

export default defineConfig<object, EngineOption>({
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [
    ['list'],
    ['./skip-reporter.ts'],
    ['json', { outputFile: '../../reports/engines.json' }],
  ],
  forbidOnly: true,
  workers: 2,
  expect: { timeout: 20_000 },
  timeout: 60_000,
  projects: names.map((engine) => ({ name: engine, use: { engine } })),
});
