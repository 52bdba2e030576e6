// Corrects a typing error of one letter in a search term.
import { listedProducts } from '../catalogue/catalogue';
import { fold } from '../catalogue/fold';
import type { Product } from '../catalogue/product';
import { searchedText, searchProducts } from './search';

/** A shorter word is not corrected, because too many other words differ from it by one letter. */
const shortestWord = 4;

/** A longer term would take too long, because each of its words is compared with each word of the catalogue. */
const longestTerm = 100;

/** Letters and digits, with the separators between digits: `1,000`. */
const wordPattern = /[\p{L}\p{N}]+(?:(?<=\d)[.,](?=\d)[\p{L}\p{N}]+)*/gu;

/**
 * Replaces one word of the term with a word of the searched texts that differs from it by one letter: a letter is wrong,
 * missing (`grindr`) or extra, or two are swapped. Never changes digits. Returns the term that finds the most products.
 * Undefined if no such term finds any, or if the term has more than 100 characters.
 */
export function correctedTerm(
  term: string,
  among: readonly Product[] = listedProducts,
): string | undefined {
  if (term.length > longestTerm) return undefined;
  const words = fold(term).split(/\s+/);
  const known = new Set(among.flatMap((product) => searchedText(product).match(wordPattern) ?? []));
  const corrected = words.flatMap((word, index) =>
    [...known]
      .filter((other) => word.length >= shortestWord && isMisspelling(word, other))
      .map((other) => words.with(index, other).join(' ')),
  );
  const counted = corrected.map((text) => ({ text, count: searchProducts(text, among).length }));
  const [best] = counted.toSorted((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.text : undefined;
}

const isMisspelling = (word: string, other: string) =>
  /\p{L}/u.test(word) && isOneLetterOff(word, other) && digitsOf(word) === digitsOf(other);

const digitsOf = (word: string) => word.replaceAll(/\D/g, '');

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
