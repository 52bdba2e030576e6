import type { Product } from '../src/catalogue/product.ts';
import { searchCatalogue } from '../src/search/search-catalogue.ts';

/** A line for each example of the search box that finds nothing, as it is written. */
export const emptyExamples = (
  examples: readonly string[],
  products: readonly Product[],
): string[] =>
  examples
    .filter((example) => {
      const { results, matches, corrected } = searchCatalogue(example, products);
      return corrected !== undefined || results.length + matches.length === 0;
    })
    .map((example) => `src/store.ts: searchExamples: "${example}" finds nothing.`);
