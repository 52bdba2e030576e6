// A line without an item number goes through the store's own search.
import type { Product } from '../catalogue/product.ts';
import { searchCatalogue } from '../search/search-catalogue.ts';
import { fold } from '../text/fold.ts';
import { nameWordsOf, sizes } from './names.ts';
import { type Reading, readPart } from './read-line.ts';
import { courtesy, units } from './words.ts';

export type Searched = {
  /** At most three, the likeliest first. */
  readonly choices: readonly [Product, ...Product[]];
  /** What the line says about the first of them. */
  readonly readings: readonly [Reading];
};

/** The products that the search finds for the line without its quantity. Undefined if there are none. */
export function searchLine(line: string, among: readonly Product[]): Searched | undefined {
  if (line.length > 80 || line.includes('://')) return undefined;
  const text = fold(line)
    .replaceAll(courtesy, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}"')]+$/gu, '')
    .replaceAll(/ +/g, ' ');
  const withoutCount = [text.replace(countAtStart, ''), text.replace(countAtEnd, '')];
  for (const term of [...withoutCount.filter((each) => each !== text), text]) {
    if (!/\p{L}{3}|\d{3}/u.test(term)) continue;
    const { results, matches, corrected } = searchCatalogue(term, among);
    const [product, ...others] = [...results, ...matches.map((match) => match.product)];
    if (!product) continue;
    // The search also finds words of descriptions, which are in any sentence.
    const isNamed =
      corrected || matches.some(({ isItem }) => isItem) || term.search(nameWordsOf(product)) >= 0;
    if (isNamed)
      return {
        choices: [product, ...others.slice(0, 2)],
        readings: [{ ...readPart(fold(line), product), isAlone: false }],
      };
  }
  return undefined;
}

const count = `[1-9]\\d{0,2}(?: ?(?:${units})(?!\\p{L}))?`;
/** Not `5 in` and `20 V`, which are sizes. */
const countAtStart = new RegExp(`^${count}(?! ?(?:${sizes})(?!\\p{L}))(?: of)? `, 'u');
const countAtEnd = new RegExp(`[\\s,:(x-]+${count}[)]?$`, 'u');
