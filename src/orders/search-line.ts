// A line without an item number goes through the store's own search.
import type { Product } from '../catalogue/product.ts';
import { searchCatalogue } from '../search/search-catalogue.ts';
import { fold } from '../text/fold.ts';
import { item, type Reading, readPart } from './read-line.ts';

/** At most three products that the search finds for the line without its quantity. Empty if there are none. */
export function searchLine(line: string, among: readonly Product[]): Reading[] {
  if (line.length > 80 || line.includes('://')) return [];
  const text = fold(line).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}"')]+$/gu, '');
  const withoutCount = [text.replace(before, ''), text.replace(behind, '')];
  for (const term of [...withoutCount.filter((each) => each !== text), text]) {
    if (!/\p{L}{3}|\d{3}/u.test(term)) continue;
    const { results, matches, corrected } = searchCatalogue(term, among);
    const [product, ...others] = [...results, ...matches.map((match) => match.product)];
    if (!product) continue;
    const known = wordsOf([product.name, ...(product.alsoCalled ?? [])].join(' '));
    const termWords = wordsOf(term);
    const isName = (word: string) => known.includes(word);
    // The search also finds words of descriptions, which are in any sentence.
    if (!corrected && !matches.some(({ isItem }) => isItem) && !termWords.some(isName)) continue;
    const reading = readPart(fold(line).replace(term, item), product);
    // A word alone may be a heading or an answer.
    const isTerm = termWords.length > 1 || (termWords.length > 0 && reading.quantities.length > 0);
    const isUnderstood = reading.isUnderstood && isTerm && termWords.every(isName);
    return [
      { ...reading, choices: [product, ...others.slice(0, 2)], isUnderstood, isSearched: true },
    ];
  }
  return [];
}

/** In the singular. */
const wordsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}{2,}/gu) ?? []).map((word) => word.replace(/(?<=sh|ch|x)es$|s$/, ''));

const count = `[1-9]\\d{0,2}(?: ?(?:x|pcs?|pieces?|units?)(?!\\p{L}))?`;
/** Not `5 in` and `20 V`, which are sizes. */
const before = new RegExp(`^${count}(?! ?(?:in|inch|v|w|mm|ft)(?!\\p{L}))(?: of)? `, 'u');
const behind = new RegExp(`[\\s,:(x-]+${count}[)]?$`, 'u');
