import { existsSync } from 'node:fs';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { basePath } from '../../build/base-path.mjs';
import { headsOf, readContent } from '../../build/content.ts';
import { browserFlags, findHeadlessShell } from '../../tools/browser.mjs';
import { builds } from '../steps/builds.mjs';
import type { EngineOptions } from './engines/test.ts';
import type { ProjectOptions } from './fixtures/test.ts';

const executablePath = findHeadlessShell();

// Without the build the source does not know the owner's pages (src/content-pages.ts).
Object.assign(globalThis, { CONTENT_PAGES: headsOf(await readContent()) });

// Set here because the workers inherit it. The titles of the random trips name it.
process.env.FUZZ_SEED ??= `${Math.floor(Math.random() * 1e9)}`;

/** Tests with this tag run in `npm test -- --all` only. */
const release = /@release/;

/** Most tests know the products that the project comes with. An owner removes test/demo/ with these products. */
const isDemo = existsSync('test/demo');

/** Other tests cover these in more detail, but only with `vite preview` and with those products. */
const coveredByOthers = [
  'owner/{offline,shopping,update}.spec.ts',
  ...(process.env.STORE_HOST ? [] : ['host/visit.spec.ts']),
];

type Projects = NonNullable<PlaywrightTestConfig<ProjectOptions & EngineOptions>['projects']>;

/** No tests, if the project is another's: a store has the demo's products or its owner's. */
const noTestsIf = (isOther: boolean) => (isOther ? { testIgnore: '**' } : {});

const demoProjects: Projects = [
  {
    name: 'chromium',
    testIgnore: ['{engines,matrix,screenshots,soak}/**', ...coveredByOthers],
    grepInvert: release,
  },
  { name: 'fuzz', testDir: 'fuzz' },
  {
    name: 'subpath',
    testDir: 'host',
    use: { build: builds.subpath },
    // pwa/updates.spec.ts has updates, and `npm test -- hosts` those below a base path.
    ...(process.env.STORE_HOST ? {} : { grepInvert: /a new version is offered/ }),
  },
  { name: 'firefox', testDir: 'engines', use: { engine: 'firefox' } },
  { name: 'webkit', testDir: 'engines', use: { engine: 'webkit' } },
  { name: 'look', testDir: 'look' },
  { name: 'matrix', testDir: 'matrix' },
  { name: 'soak', testDir: 'soak' },
  { name: 'screenshots', testDir: 'screenshots' },
];

export default defineConfig<ProjectOptions & EngineOptions>({
  testDir: '.',
  // On another host each project serves its own build.
  ...(isDemo && !process.env.STORE_HOST ? { globalSetup: './start-store.ts' } : {}),
  outputDir: '../../test-results',
  snapshotPathTemplate: '../../reports/screenshots/{arg}{ext}',
  reporter: [
    ['list'],
    ['json', { outputFile: '../../reports/e2e.json' }],
    ['html', { outputFolder: '../../reports/playwright', open: 'never' }],
    ['./fixtures/skip-reporter.ts'],
  ],
  forbidOnly: true,
  // A busy machine is no fault of the store.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // Tests wait for pages half of the time, so two workers would leave one of two cores idle.
  workers: 3,
  use: {
    viewport: { width: 1280, height: 800 },
    // Precaching would compete with every test for the CPU: only the tests of the
    // service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: browserFlags },
  },
  projects: [
    {
      name: 'owner',
      // They read the facts of the store from the source beside them: the project's own, or that of another store.
      ...(isDemo
        ? { testDir: `../../${builds.other.folder}/test/e2e/owner`, use: { build: builds.other } }
        : { testDir: 'owner', use: { build: { folder: '.', basePath } } }),
    },
    ...demoProjects.map((project) => ({ ...project, ...noTestsIf(!isDemo) })),
  ],
});
