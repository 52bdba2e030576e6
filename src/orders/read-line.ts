// Reads one line: its products and their quantities. The few words that are understood beside a product are here. Whatever else
// a text says makes its rows wait, so no word belongs here that could take an order back, ask about it or change a quantity.
import { computedOnce } from '../catalogue/computed-once.ts';
import type { Product } from '../catalogue/product.ts';
import { itemNumbersIn, itemNumbersOf } from '../search/item-numbers.ts';
import { searchCatalogue } from '../search/search-catalogue.ts';
import { fold, plainNumber } from '../text/fold.ts';
import { ownLines } from './order.ts';

export type Reading = {
  /** The product, or at most three that may be meant, the likeliest first. */
  readonly choices: readonly [Product, ...Product[]];
  /** The numbers that may be the quantity, the likeliest first: those with a mark (`x`, `pcs`), or if none has one, those without. */
  readonly quantities: readonly number[];
  /** Whether the line says nothing but the product and at most one quantity, which cannot be a price or a size. */
  readonly isUnderstood: boolean;
  /** Whether the quantity is at the start and has no mark, as the number of a row. */
  readonly isFirst?: boolean;
  /** Whether the line has nothing but item numbers. */
  readonly isAlone?: boolean;
  readonly isSearched?: boolean;
};

/** Name the quantity: `Qty: 2`, and the head of a column. */
export const quantityNames =
  '(?:order )?(?:qty|quantity)(?: ordered| to order)?|menge|anzahl|bestellmenge';

/** Before an item number, and the heads of columns with item numbers. */
export const itemLabels =
  '(?:item|part|product|article|artikel|material|catalog|model|tool)(?:[ .-]{0,2}(?:no|nr|number|code|#))?|sku';

/** Signs that may not stand before a quantity: `$5`, `-5` and `1.5` are none. */
const start = String.raw`(?<![\p{L}\p{N}\-+/.#~<>%'^]|\p{Sc} ?|\d[:,])`;
const sizeUnit = String.raw` ?(?:in|inch|v|w|mm|ft)(?!\p{L})`;
/** Signs that may not stand behind one: `55:` may be the number of something, `5 in` is a size. */
const end = String.raw`(?![\p{L}\p{N}"'%°/:^]| ?\p{Sc}|[.,-]\d|${sizeUnit})`;
const number = String.raw`([1-9]\d{0,2})`;
const unitOf = (names: string) => String.raw`(?:[ \t|]{0,3}(?:${names})(?![\p{L}\p{N}])\.?)`;
const of = String.raw`(?: of(?!\p{L}))`;
const pieces = unitOf('pcs?|pieces?|units?|stk|stuck');
/** Also behind a price. */
const each = unitOf('ea|each');

/** A quantity with its name and its unit: `Qty: 2 pcs`. */
export const namedQuantity = String.raw`(?:${quantityNames})(?!\p{L})\.?[ \t]*(?:[:=|][ \t]*)?${number}${end}(?:${pieces}|${each})?`;
const named = [
  String.raw`(?<!\p{L})${namedQuantity}`,
  String.raw`(?<![\p{L}\p{N}])x ?${number}${end}(?:${pieces}|${each})?`,
  String.raw`${start}${number} ?x(?![\p{L}\p{N}])${of}?`,
];
const counted = [`${start}${number}(?:${pieces}${of}?|${of})`];
/** `60 each` may be a price. */
const unmarked = [`${start}([1-9])${each}`, `${start}${number}${end}`];

/** Stand for a product, for a quantity with a mark and for one without: private characters, which texts do not have. */
const item = '\uE000';
const [marked, bare] = ['\uE001', '\uE002'];

/** A product, with a quantity before or behind it. Any other dash may be a minus. */
const understood = new RegExp(
  `^(?:[*•·] ?|- (?!${bare}))?(?:${marked}[ \\t,|]*${item}|${bare}[ \\t,|]+${item}|${item}` +
    `|${item}(?:[ \\t,;:|]*| - )${marked}|${item}(?:[,;:] ?|[ \\t|]+)${bare})[.,;]?$`,
);
const alone = new RegExp(`^(?:[*•·] ?|- )?${item}(?:[\\s,;]*${item})*[.,;]?$`);
const first = new RegExp(`^[*•·]? ?${bare}`);
const labelled = new RegExp(`(?<!\\p{L})(?:(?:${itemLabels})[\\s.:|]*|#)(?=${item})`, 'gu');
/** A product by name and by number: `Work light (TB-1110)`. */
const twice = new RegExp(`${item}[\\s,:|-]*(?:${item}|\\(${item}\\))`, 'g');
/** `1.`, `2)` and `00030` at the start of a line. */
const position = /^[\s*•·|-]*(?:\d{1,3}[.)]|0\d{2,})(?=[\s\uE000])/;

/** Full names are found like item numbers. A name that several products have is left out. */
const namesOf = computedOnce((products: readonly Product[]) => {
  const plain = products.map(({ name }) => plainNumber(name));
  const named = products
    .filter((_, at) => plain.indexOf(plain[at] ?? '') === plain.lastIndexOf(plain[at] ?? ''))
    .map((product) => ({ ...product, itemNumber: product.name }));
  return itemNumbersOf([...products, ...named]);
});

/** The products of a line, found by item number or by full name, each with what the line says about it. */
export function readLine(line: string, products: readonly Product[]): readonly Reading[] {
  const text = fold(line.replaceAll(/[\uE000-\uE002]/g, ' ').replaceAll(/\S*:\/\/\S+/g, ' link '));
  // An item number with a name behind it is found with the name, and the name once more.
  const items = itemNumbersIn(text, namesOf(products)).filter(
    (each, index, all) => each.start >= (all[index - 1]?.end ?? 0),
  );
  const found = items.flatMap(({ product }) => products.find(({ id }) => id === product.id) ?? []);
  const [, count = 0] = /^(?:.*, )?(\d+)(?: x | pieces?, )/.exec(text) ?? [];
  const own = found.find((each) => ownLines(each, Number(count)).map(fold).includes(text));
  if (own) return [{ choices: [own], quantities: [Number(count)], isUnderstood: true }];
  const several = new Set(found).size > 1;
  const numbers = items.filter(({ product }) => product.itemNumber !== product.name);
  // `1 1/2 in.` is a size, and an item number of few digits may be a quantity.
  const isAmbiguous = items.some(
    ({ start: at, isNamed, product }) =>
      (/\d ?$/.test(text.slice(0, at)) && /^\d/.test(text.slice(at))) ||
      (!isNamed && /^\d{1,3}$/.test(product.itemNumber)),
  );
  const isPlain = !isAmbiguous && (several || numbers.length < 2);
  const whole = items
    .reduceRight((left, { start: at, end }) => left.slice(0, at) + item + left.slice(end), text)
    .replaceAll(labelled, '');
  const isAlone = isPlain && numbers.length === new Set(found).size && alone.test(whole);
  const parts = whole.split(whole.startsWith(item) ? /(?!^)(?=\uE000)/ : /(?<=\uE000)/);
  return (several ? found : found.slice(0, 1)).map((product, index) => {
    const reading = readPart((several ? parts[index] : whole) ?? '', product);
    const isUnderstood = isPlain && !several && reading.isUnderstood;
    return { ...reading, isUnderstood: isUnderstood || isAlone, isAlone };
  });
}

/** Reads a part of a folded line about a product, for whose name `item` stands. */
function readPart(text: string, product: Product): Reading {
  let rest = text
    .replaceAll(twice, item)
    .replaceAll(/="?(\d+)"|"(\d+)"/g, '$1$2')
    .replace(position, '#')
    .trim();
  const take = (patterns: readonly string[], sign: string) => {
    const pattern = new RegExp(patterns.join('|'), 'gu');
    const found = [...rest.matchAll(pattern)];
    rest = rest.replaceAll(pattern, sign);
    return found.map(([, ...values]) => Number(values.find((value) => value)));
  };
  const sizes = (fold(product.name).match(/[\d./]+/g) ?? []).map(Number);
  const withName = take(named, marked);
  const withUnit = take(counted, marked);
  const others = take(unmarked, bare);
  const isSize = (value: number) => sizes.includes(value);
  const withMark = [...withName, ...withUnit.filter((value) => !isSize(value))];
  const withoutMark = others.filter((value) => !isLikePrice(value, product));
  return {
    choices: [product],
    quantities: [...new Set(withMark.length > 0 ? withMark : withoutMark)],
    isUnderstood:
      understood.test(rest) &&
      withoutMark.length === others.length &&
      ![...withUnit, ...others].some(isSize),
    isFirst: first.test(rest),
  };
}

/** A number without a mark may be a price, also of another shop, or the price of several, in whole units of the currency. */
function isLikePrice(value: number, { price }: Product): boolean {
  const times = price > 20 ? Math.max(Math.round(value / price), 1) : 1;
  const isNear = value > Math.max(price / 2, 20) && value < price * 2;
  return isNear || Math.abs(value - times * price) <= times;
}

/**
 * A line without an item number goes through the store's own search: at most three products that it finds for the line without
 * its quantity. Empty if there are none.
 */
export function searchLine(line: string, among: readonly Product[]): Reading[] {
  if (line.length > 80 || line.includes('://')) return [];
  const text = fold(line).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}"')]+$/gu, '');
  const withoutCount = [text.replace(before, ''), text.replace(behind, '')];
  for (const term of [...withoutCount.filter((each) => each !== text), text]) {
    if (!/\p{L}{3}|\d{3}/u.test(term)) continue;
    const { results, matches, corrected } = searchCatalogue(term, among);
    const [product, ...others] = [...results, ...matches.map((match) => match.product)];
    if (!product) continue;
    const names = [product.name, ...(product.alsoCalled ?? [])].map(wordsOf);
    const termWords = wordsOf(term);
    const isName = (word: string) => names.flat().includes(word);
    // The search also finds words of descriptions, which are in any sentence.
    if (!corrected && !matches.some(({ isItem }) => isItem) && !termWords.some(isName)) continue;
    const reading = readPart(fold(line).replace(term, item), product);
    // A word alone may be a heading or an answer.
    const isTerm = termWords.length > 1 || (termWords.length > 0 && reading.quantities.length > 0);
    // All words of a name, or at least its last two.
    const isWhole = names.some(
      (name) => name.slice(-Math.max(termWords.length, 2)).join() === termWords.join(),
    );
    const isUnderstood = reading.isUnderstood && isTerm && isWhole;
    const choices: Reading['choices'] = [product, ...others.slice(0, 2)];
    return [{ ...reading, choices, isUnderstood, isSearched: true }];
  }
  return [];
}

/** In the singular. */
const wordsOf = (text: string): string[] =>
  (fold(text).match(/\p{L}{2,}/gu) ?? []).map((word) => word.replace(/(?<=sh|ch|x)es$|s$/, ''));

const count = `[1-9]\\d{0,2}(?: ?(?:x|pcs?|pieces?|units?)(?!\\p{L}))?`;
/** Not `5 in` and `20 V`, which are sizes. */
const before = new RegExp(`^${count}(?!${sizeUnit})(?: of)? `, 'u');
const behind = new RegExp(`[\\s,:(x-]+${count}[)]?$`, 'u');
