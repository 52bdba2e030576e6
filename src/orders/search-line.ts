// A line without an item number goes through the store's own search.
import type { Product } from '../catalogue/product.ts';
import { searchCatalogue } from '../search/search-catalogue.ts';
import { fold } from '../text/fold.ts';
import { nameWordsOf } from './names.ts';
import { readPart } from './read-line.ts';
import { politeWords, units, words } from './words.ts';

export type Searched = {
  /** At most three, the likeliest first. */
  readonly choices: readonly [Product, ...Product[]];
  readonly quantity: number;
  readonly unit: string;
  /** Whether the line has a quantity, or nothing but words that describe the first of them. */
  readonly isUnderstood: boolean;
};

/** The products that the search finds for the line without its quantity. Undefined if there are none. */
export function searchLine(line: string, among: readonly Product[]): Searched | undefined {
  if (line.length > 80) return undefined;
  const text = fold(line)
    .replaceAll(polite, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}"')]+$/gu, '')
    .replaceAll(/ +/g, ' ');
  for (const { term, quantity, unit } of termsOf(text)) {
    if (!/\p{L}{3}|\d{3}/u.test(term)) continue;
    const { results, matches, corrected } = searchCatalogue(term, among);
    const [product, ...others] = [...results, ...matches.map((match) => match.product)];
    // The search also finds words of descriptions, which are in any sentence.
    if (!product) continue;
    const isNamed =
      corrected || matches.some(({ isItem }) => isItem) || term.search(nameWordsOf(product)) >= 0;
    if (isNamed) {
      const isUnderstood = term !== text || readPart(text, product).unknown.length === 0;
      return { choices: [product, ...others.slice(0, 2)], quantity, unit, isUnderstood };
    }
  }
  return undefined;
}

const polite = new RegExp(words(politeWords), 'gu');

type Term = Pick<Searched, 'quantity' | 'unit'> & { readonly term: string };

/** The text without a quantity at its start, or at its end, or as it is. */
function* termsOf(text: string): Iterable<Term> {
  const [, first, counted = '', rest] = atStart.exec(text) ?? [];
  if (first && rest) yield { term: rest, quantity: Number(first), unit: plainUnit(counted) };
  const [, start, last, unit = ''] = atEnd.exec(text) ?? [];
  if (start && last) yield { term: start, quantity: Number(last), unit: plainUnit(unit) };
  yield { term: text, quantity: 1, unit: '' };
}

const plainUnit = (unit: string) => (unit === 'x' ? '' : unit);

const count = '([1-9]\\d{0,2})';
/** Not `5 in` and `20 V`, which are sizes. */
const atStart = new RegExp(
  `^${count}(?! ?(?:in|inch|inches|mm|cm|ft|v|volts?|w|watts?)(?!\\p{L}))(?: ?(${units})(?!\\p{L}))?(?: of)? (.+)$`,
  'u',
);
const atEnd = new RegExp(`^(.+?)[\\s,:(x-]*(?<=[\\s,:(x-])${count} ?(${units})?[)]?$`, 'u');
