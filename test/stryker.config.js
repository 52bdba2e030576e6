// Mutation testing breaks the shop's rules, one at a time, and expects a unit test to fail each time.
//
// What survives, and why it may:
// - Nothing changes. catalogue.ts: names compared in capitals on both sides. pricing.ts: `>= 0n`, both ways
//   give 0. shared-cart.ts: the first entry of the array is not read. marked-text.tsx: keys only have to
//   differ. matches.ts: a blank term leaves the text in letters, which read the same. search-box.tsx: what
//   was typed, and an open list, before anything is found; a chosen suggestion without a list.
//   search-shortcut.tsx, undo-offer.tsx: every page has a search box and a heading.
// - Only a browser shows it. price.tsx, add-to-cart-button.tsx: sizes, colours, a name that repeats the
//   text. suggestions.tsx: a press moves no focus in jsdom. search-box.tsx: the list's id. cart-from-link.tsx:
//   the way back, which e2e/look.spec.ts walks.
// - Harmless: search-box.tsx, a `?q=` on a page that is no search would stand in the box.
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
  timeoutMS: 120_000,
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: 'reports/mutation',
};
