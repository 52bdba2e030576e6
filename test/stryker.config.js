// Mutation testing changes the rules of catalogue, cart, listing, orders and search in one place at a time. A unit test of rules, which
// takes milliseconds, must fail each time. Components have a configuration of their own: stryker-components.config.js.
//
// Of the mutants that survive, these are equivalent. Defaults that no rule reads further, of an array or of a match that
// did not match. pricing.ts: `>= 0n` gives 0 too. shared-cart.ts: the first entry of the array is not read. order-checks.ts: who
// shares a battery has one. money.ts: the build and the tests format alike. units.ts: a thousand has the same digits either way.
// measure-answer.ts: the slack is beyond both ends of a range. search-catalogue.ts: no term starts at a line break.
// word-index.ts: what only makes a search quicker.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const isClassName = (/** @type {string} */ name) => /^className$|Class(?:es)?$/.test(name);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'class-names', {
    shouldIgnore: (/** @type {any} */ path) => {
      const { name, id, key } = path.node;
      const isIgnored =
        (path.isJSXAttribute() && isClassName(name.name)) ||
        (path.isVariableDeclarator() && isClassName(id.name ?? '')) ||
        (path.isObjectProperty() && isClassName(key.name ?? ''));
      return isIgnored ? 'Class names are visible in a browser only: test/e2e/.' : undefined;
    },
  }),
];

/** In src. */
export const folders = [
  'catalogue',
  'cart',
  'comparison',
  'listing',
  'money',
  'search',
  'text',
  'pages/cart',
  'pages/cart/orders',
];

/** Hooks, and what needs `window`: the tests in jsdom know these. */
export const besideComponents = [
  'src/cart/{cart-store,keep-cart-while-hidden,open-shared-cart,saved-cart}.ts',
  'src/search/use-suggestions.ts',
];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './test/stryker.config.js'],
  ignorers: ['class-names'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation.config.ts', related: true },
  mutate: [
    ...folders.map((folder) => `src/${folder}/*.ts`),
    'src/paths.ts',
    '!**/*.test.*',
    ...besideComponents.map((files) => `!${files}`),
    // The products and categories of the store are data.
    '!src/catalogue/{categories,products}.ts',
  ],
  // Stryker rewrites the file with an API that TypeScript 7 does not have.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'tools/studio', 'test-results'],
  concurrency: 2,
  // A timeout counts as killed, so a busy machine must not cause one.
  timeoutMS: 30_000,
  thresholds: { high: 100, low: 95, break: 95 },
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: 'reports/mutation',
};
