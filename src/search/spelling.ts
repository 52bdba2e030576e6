// One-letter slips of a search term.
import { listedProducts } from '../catalogue/catalogue';
import { normalize } from '../catalogue/highlight';
import type { Product } from '../catalogue/product';
import { searchedText, searchProducts } from './search';

/** Shorter words are one letter off too many others. */
const shortestWord = 4;

/**
 * The term with one word replaced by a word of the searched texts that differs by one letter: another, a missing, an extra one,
 * or two swapped (`grindr`). The one that finds most products; undefined if no such term finds any.
 */
export function correctedTerm(
  term: string,
  among: readonly Product[] = listedProducts,
): string | undefined {
  const words = normalize(term).split(/\s+/);
  const known = new Set(among.flatMap((product) => searchedText(product).split(/[^\p{L}\p{N}]/u)));
  const corrected = words.flatMap((word, index) =>
    [...known]
      .filter((other) => word.length >= shortestWord && isOneLetterOff(word, other))
      .map((other) => words.with(index, other).join(' ')),
  );
  const counted = corrected.map((text) => ({ text, count: searchProducts(text, among).length }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.text : undefined;
}

function isOneLetterOff(word: string, other: string): boolean {
  if (word === other) return false;
  let start = 0;
  while (word[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(word.length, other.length);
  while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [rest, otherRest] = [word, other].map((each) => each.slice(start, each.length - end)) as [
    string,
    string,
  ];
  const isSwapped = rest.length === 2 && `${rest[1]}${rest[0]}` === otherRest;
  return isSwapped || Math.max(rest.length, otherRest.length) === 1;
}
