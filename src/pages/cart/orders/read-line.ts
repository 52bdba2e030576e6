// Reads one line: a product, by item number or full name, and one quantity. A line that says anything else is not understood.
import { computedOnce } from '../../../catalogue/computed-once.ts';
import type { Product } from '../../../catalogue/product.ts';
import { itemNumbersIn, itemNumbersOf } from '../../../search/item-numbers.ts';
import { searchCatalogue } from '../../../search/search-catalogue.ts';
import { fold } from '../../../text/fold.ts';
import { ownLineIn } from './order.ts';

export type Reading = {
  /** The product, or at most three that may be meant, the likeliest first. */
  readonly choices: readonly [Product, ...Product[]];
  /** Undefined if the line has none, or a number that may be something else. */
  readonly quantity?: number | undefined;
  /** Whether it comes first without a mark, as the number of a row does. */
  readonly isFirst?: boolean | undefined;
  /** Why the line is not understood. An item number alone is. */
  readonly doubt?: string | undefined;
};

export const howMany = 'How many?';
export const pleaseCheck = 'Please check this line.';

/** Stands for a product: a private character, which texts do not have. */
const item = '\uE000';
const number = String.raw`[1-9]\d{0,2}(?!\d|[.,:/-]\d)`;
const pieces = String.raw`(?: ?(?:pcs?|pieces?|units?)(?!\p{L})\.?)?`;
const markBefore = String.raw`(?<!\p{L})(?:(?:qty|quantity)\.?\s*:?\s*|x ?)${number}${pieces}`;
const markBehind = String.raw`${number}(?: ?x| of)(?![\p{L}\p{N}])`;
const marked = `(?<marked>${markBefore}|${markBehind})`;
const start = '(?<=^(?:[*•·>-] )*)';
const separator = String.raw`(?:[,;:] ?|[\s|]+)`;
/** Where a line has its quantity. A number with a mark is the surest, one at the start may be the number of a row. */
const places = [
  String.raw`${start}${marked}[\s,|]*`,
  `(?:${separator}|(?<=${item}))${marked}$`,
  `${separator}(?<last>${number}${pieces})$`,
  String.raw`${start}(?<first>${number}${pieces})[\s,|]+`,
].map((place) => new RegExp(place, 'u'));

const numbersOf = computedOnce(itemNumbersOf);

/**
 * The product that a line names, or several, of which none is understood. A line without an item number is searched for: its results
 * are at most three products that may be meant. Empty if there are none.
 */
export function readLine(line: string, among: readonly Product[], canSearch: boolean): Reading[] {
  const text = fold(line.replaceAll(/\S*:\/\/\S+/g, '…')).replace(/[,;]$/, '');
  const items = itemNumbersIn(text, numbersOf(among));
  const products = [...new Set(items.map(({ product }) => product))];
  const own = ownLineIn(text, products);
  if (own) return [{ choices: [own.product], quantity: own.quantity }];
  const [found, another] = items;
  if (another) return products.map((product) => ({ choices: [product], doubt: howMany }));
  if (found) return [readItem(text, found)];
  return canSearch ? searchLine(text, among) : [];
}

/** Why no product is found: `5 chainsaw` is a quantity of a few words, which are searched for. */
export function whyWithoutProduct(line: string): string {
  const { written, rest } = countIn(fold(line));
  const isTool = written !== '' && /^\p{L}{3,}(?: \p{L}+){0,2}$/u.test(rest.trim());
  return isTool ? 'not sold here' : 'not understood';
}

/** The line of one item number. It is understood if it says nothing else than a quantity. */
function readItem(text: string, found: ReturnType<typeof itemNumbersIn>[number]): Reading {
  const { product, start: from, end: to, isNamed } = found;
  const count = countIn(`${text.slice(0, from)}${item}${text.slice(to)}`);
  const quantity = quantityIn(count, product);
  // `3 4711` may be one number, and `12` without the name may be a quantity.
  const isNumber = (count.isFirst ? /^\d/ : /^\d{1,3}$/).test(product.itemNumber) && !isNamed;
  // Scanners write item numbers without quantities.
  const isWhole = quantity !== undefined || count.written === '';
  const isUnderstood = count.rest === item && isWhole && !isNumber;
  const unclear = quantity ? `${quantity}? ${pleaseCheck}` : howMany;
  const doubt = isUnderstood ? undefined : unclear;
  return { choices: [product], quantity, isFirst: count.isFirst, doubt };
}

/** The quantity of a text, as it is written, and the rest of the text. */
function countIn(text: string) {
  const found = places.map((place) => place.exec(text)).find((each) => each !== null);
  if (!found) return { written: '', rest: text };
  const { marked, last, first } = found.groups ?? {};
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  const written = marked ?? last ?? first ?? '';
  return { written, rest, isMarked: marked !== undefined, isFirst: first !== undefined };
}

/** The quantity, unless it has no mark and may be one of several numbers, a size in the name, or a price, also that of another shop. */
function quantityIn({ written, rest, isMarked }: ReturnType<typeof countIn>, product: Product) {
  const value = Number(/\d+/.exec(written)?.[0]);
  const { name, price } = product;
  const isPrice = value > Math.max(price / 2, 20) || Math.abs(value - price) <= 1;
  const isSize = name.match(/[\d./]+/g)?.includes(`${value}`);
  const isOther = /\d/.test(rest) || isSize || (written === `${value}` && isPrice);
  return value > 0 && (isMarked || !isOther) ? value : undefined;
}

function searchLine(text: string, among: readonly Product[]): Reading[] {
  const count = countIn(text);
  if (!/\p{L}{3}|\d{3}/u.test(count.rest)) return [];
  const { results, matches } = searchCatalogue(count.rest, among);
  const [named, another] = results.filter(({ name }) => fold(name) === count.rest);
  if (named && !another) {
    // A name alone may be a heading, and `1 1/2 in.` is a size.
    const quantity = count.isFirst ? undefined : quantityIn({ ...count, rest: '' }, named);
    return [{ choices: [named], quantity, doubt: quantity ? undefined : howMany }];
  }
  const [product, ...others] = [...results, ...matches.map((match) => match.product)];
  if (!product) return [];
  const doubt = others.length > 0 ? 'Which one?' : 'Is it this one?';
  const quantity = quantityIn(count, product);
  return [{ choices: [product, ...others.slice(0, 2)], quantity, doubt }];
}
