// Mutation testing of the components, the hooks and what needs `window` in one folder of src, by the tests in jsdom that show them:
// steps/mutation-components.mjs.
//
// Mutants that survive, and why that is accepted:
// - Equivalent. Refs that are set when they are read, a table cell whose product exists, and constant dependencies of
//   an effect. highlighted-text.tsx: keys only have to differ. product-grid.tsx: a term that no text contains.
//   search-form.tsx: the initial term.
// - Visible in a browser only. `preventScroll`. qr-code.tsx: the first frame. price.tsx, add-to-cart-button.tsx, comparison-bar.tsx:
//   variants and sizes. comparison-table.tsx: the item numbers, which always differ, do not stand out. search-form.tsx: an arrow
//   key while the suggestions are still being rendered.
import process from 'node:process';
import rules, { besideComponents } from './stryker.config.js';

const folder = process.env.MUTATED_FOLDER ?? '';
const report = `reports/mutation-${folder.replaceAll('/', '-')}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ...rules,
  vitest: { configFile: 'test/mutation-components.config.ts', related: true },
  mutate: [
    `src/${folder}/*.tsx`,
    ...besideComponents.filter((files) => files.startsWith(`src/${folder}/`)),
    '!**/*.test.*',
  ],
  // The limit is that of all folders.
  thresholds: { ...rules.thresholds, break: null },
  htmlReporter: { fileName: `${report}.html` },
  jsonReporter: { fileName: `${report}.json` },
};
