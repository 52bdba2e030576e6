// Mutation testing changes the code of catalogue, cart, listing, orders and search in one place at a time. A unit test must
// fail each time.
//
// Mutants that survive, and why that is accepted:
// - Equivalent. Refs that are set when they are read, a table cell whose product exists, and constant dependencies of
//   an effect. Defaults that no rule reads further, of an array or of a match that did not match. pricing.ts: `>= 0n` gives 0 too.
//   shared-cart.ts: the first entry of the array is not read.
//   order-checks.ts: who shares a battery has one. money.ts: the build and the tests format alike. units.ts: a thousand has the
//   same digits either way. measure-answer.ts: the slack is beyond both ends of a range.
//   highlighted-text.tsx: keys only have to differ. product-grid.tsx: a term that no text contains.
//   search-catalogue.ts: no term starts at a line break. search-form.tsx: the initial term. word-index.ts: a cache.
// - Visible in a browser only. `preventScroll`. qr-code.tsx: the first frame. price.tsx, add-to-cart-button.tsx: variants
//   and sizes. comparison-table.tsx: the item numbers, which always differ, do not stand out. compare-toggle.tsx: the
//   check mark. search-form.tsx: an arrow key while the suggestions are still being rendered.
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

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner', './test/stryker.config.js'],
  ignorers: ['class-names'],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation.config.ts', related: true },
  mutate: [
    'src/{catalogue,cart,comparison,listing,money,search,text}/*.{ts,tsx}',
    'src/pages/cart/**/*.{ts,tsx}',
    'src/paths.ts',
    '!**/*.test.*',
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
