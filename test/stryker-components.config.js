// Mutation testing of components, hooks and what needs `window`, by the tests in jsdom. It takes much longer than that of rules.
//
// Mutants that survive, and why that is accepted:
// - Equivalent. Refs that are set when they are read, a table cell whose product exists, and constant dependencies of
//   an effect. highlighted-text.tsx: keys only have to differ. product-grid.tsx: a term that no text contains.
//   search-form.tsx: the initial term.
// - Visible in a browser only. `preventScroll`. qr-code.tsx: the first frame. price.tsx, add-to-cart-button.tsx, comparison-bar.tsx:
//   variants and sizes. comparison-table.tsx: the item numbers, which always differ, do not stand out. search-form.tsx: an arrow
//   key while the suggestions are still being rendered.
import rules, { besideComponents, folders } from './stryker.config.js';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ...rules,
  vitest: { configFile: 'test/mutation-components.config.ts', related: true },
  mutate: [`src/${folders}/*.tsx`, 'src/pages/cart/**/*.tsx', '!**/*.test.*', ...besideComponents],
  htmlReporter: { fileName: 'reports/mutation-components.html' },
  jsonReporter: { fileName: 'reports/mutation-components.json' },
};
