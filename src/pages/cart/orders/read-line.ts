// What one line says: a product, by item number or full name, and one quantity. A line that says anything else is not understood.
import { computedOnce } from '../../../catalogue/computed-once.ts';
import { itemNumbersIn, itemNumbersOf } from '../../../catalogue/item-numbers.ts';
import type { Product } from '../../../catalogue/product.ts';
import { searchCatalogue } from '../../../search/search-catalogue.ts';
import { stemOf, wordsOf } from '../../../search/words.ts';
import { fold, plainNumber } from '../../../text/fold.ts';
import { ownLineIn } from './order.ts';

export type Reading = {
  /** The product, or at most three that may be meant, the likeliest first. */
  readonly choices: readonly [Product, ...Product[]];
  /** Undefined if there is none, several, or one that may be a price. */
  readonly quantity?: number | undefined;
  /** Scanners write item numbers alone. A quantity that comes first without a mark may be the number of a row. */
  readonly form?: 'number alone' | 'quantity first' | 'searched' | undefined;
  readonly isUnderstood: boolean;
};

export const understood = (product: Product, quantity: number): Reading => {
  return { choices: [product], quantity, isUnderstood: true };
};

/** Name the quantity: `Qty: 2`, and the head of a column. */
export const quantityNames =
  '(?:order )?(?:qty|quantity)(?: ordered| to order)?|menge|anzahl|bestellmenge';

const number = String.raw`[1-9]\d{0,2}`;
const pieces = String.raw`(?: ?(?:pcs?|pieces?|units?|stk|stuck)(?!\p{L})\.?)`;
const each = String.raw`(?: ?(?:ea|each)(?!\p{L})\.?)`;
const named = String.raw`(?:(?:${quantityNames})\.?\s*[:=]?\s*|x ?)${number}(?:${pieces}|${each})?`;
/** `60 each` is a price. */
const bare = `[1-9]${each}|${number}${pieces}?`;
const count = `(${named}|${number} ?x|${number}${pieces}? of|${bare})`;
const bareOnly = new RegExp(`^(?:${bare})$`, 'u');
const isBare = (found = '') => bareOnly.test(found);
/** Stands for a product: a private character, which texts do not have. */
const item = '\uE000';
/** A product with a quantity before or behind it, and what else the line says. A dash before a number alone may be a minus. */
const withItem = new RegExp(
  String.raw`^(.*?[\s(])??(?:${count}[\s,|]*)?${item}(?!\d)(?:(?:[,;:] ?|[\s|]+| - (?!\d+[.,;]?$))?${count})?([.,;]?$|[\s)].*)?$`,
  'u',
);
/** Words with a quantity before or behind them. `5 in. grinder` has none. */
const withWords = new RegExp(
  String.raw`^(?:${count}(?! ?(?:in|inch|v|w|mm|ft)(?!\p{L}))[\s,|]+)?(.*?)(?:[\s,:|]+${count}[.,;]?)?$`,
  'u',
);

const numbersOf = computedOnce(itemNumbersOf);

/** The products whose item numbers a line has: one with what else the line says, or several, of which none is understood. */
export function readLine(line: string, among: readonly Product[]): Reading[] {
  const text = fold(line.replaceAll(/\S*:\/\/\S+/g, ' link '));
  const items = itemNumbersIn(text, numbersOf(among));
  const listed = [...new Set(items.map(({ product }) => product))];
  const own = ownLineIn(text, listed);
  if (own) return [understood(own.product, own.quantity)];
  const [found, another] = items;
  if (!found || another) return listed.map((each) => ({ choices: [each], isUnderstood: false }));
  const { product, start, end, isNamed } = found;
  const [all, before = '', first, last, behind = ''] =
    withItem.exec(`${text.slice(0, start)}${item}${text.slice(end)}`) ?? [];
  // In `3 4711`, and without the name in `12`, an item number may be a quantity.
  const isQuantity = isBare(first)
    ? /^\d/.test(text.slice(start))
    : !isNamed && /^\d{1,3}$/.test(product.itemNumber);
  const isPlain = all !== undefined && /^[.,;]?$/.test(before + behind) && !isQuantity;
  const alone = first || last ? undefined : 'number alone';
  const form = isBare(first) ? 'quantity first' : alone;
  return [{ ...readingOf(product, [first, last], isPlain), form }];
}

/** What is said about a product. Without a mark, its quantity may be a size, or a price of one or of several. */
function readingOf(product: Product, counts: (string | undefined)[], isPlain: boolean): Reading {
  const [count = '', another] = counts.filter(Boolean);
  const value = Number(/\d+/.exec(count)?.[0] ?? 0);
  const { name, price } = product;
  const sizes = (fold(name).match(/[\d./]+/g) ?? []).map(Number);
  const times = price > 20 ? Math.max(Math.round(value / price), 1) : 1;
  // Another shop has another price.
  const isNearPrice = value > Math.max(price / 2, 20) && value < price * 2;
  const isPrice = isBare(count) && (isNearPrice || Math.abs(value - times * price) <= times);
  const quantity = another || isPrice || value === 0 ? undefined : value;
  const isSize = isBare(count) && sizes.includes(value);
  const isUnderstood = isPlain && !isSize && (quantity !== undefined || count === '');
  return { choices: [product], quantity, isUnderstood };
}

/**
 * What the search finds for a line without an item number: the product with this name, or at most three that may be meant. Empty if
 * there are none.
 */
export function searchLine(line: string, among: readonly Product[]): Reading[] {
  const [text = '', first, term = '', last] = withWords.exec(fold(line)) ?? [];
  if (text.includes('://') || !/\p{L}{3}|\d{3}/u.test(term)) return [];
  const { results, matches, corrected = term } = searchCatalogue(term, among);
  const [product, ...others] = [...results, ...matches.map((match) => match.product)];
  if (!product) return [];
  const [named, another] = results.filter(({ name }) => plainNumber(name) === plainNumber(term));
  // `1 1/2 in.` is a size.
  if (named && !another) return [readingOf(named, [first, last], !isBare(first))];
  // The search also finds words of descriptions, which are in any sentence.
  const stemsOf = (words: string) => wordsOf(fold(words)).map(stemOf);
  const names = stemsOf([product.name, ...(product.alsoCalled ?? [])].join(' '));
  if (!stemsOf(corrected).some((word) => names.includes(word))) return [];
  const choices: Reading['choices'] = [product, ...others.slice(0, 2)];
  return [{ ...readingOf(product, [first, last], false), choices, form: 'searched' }];
}
