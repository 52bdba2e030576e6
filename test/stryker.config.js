// Mutation testing breaks the shop's rules, one at a time, and expects a unit test to fail each time.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'looks', {
    shouldIgnore: (/** @type {any} */ path) =>
      path.isJSXAttribute() && path.node.name.name === 'className'
        ? 'A class name is how a thing looks, which only a browser can say: e2e/look.spec.ts.'
        : undefined,
  }),
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './test/stryker.config.js'],
  ignorers: ['looks'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation.config.ts', related: false },
  mutate: [
    'src/{catalogue,cart,search}/*.{ts,tsx}',
    'src/paths.ts',
    '!**/*.test.*',
    // Names, prices and texts of products and categories are facts and no rules.
    '!src/catalogue/{*-tools,categories}.ts',
  ],
  // Stryker would rewrite the file with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'studio', 'test-results'],
  concurrency: 2,
  // What never ends is counted as noticed, and a busy machine must not look like that.
  timeoutMS: 60_000,
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: 'reports/mutation',
};
