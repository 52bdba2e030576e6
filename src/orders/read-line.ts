// What one line says: its products, the numbers that may be their quantities, and what is not understood.
import { type ItemNumbers, itemNumbersIn } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { formatMoney, plainAmount, toCents } from '../money/money.ts';
import { store } from '../store.ts';
import { fold } from '../text/fold.ts';
import { fullNamesIn, nameWordsOf } from './names.ts';
import { isUnderstood, itemLabels, numberWords, quantityNames, units, words } from './words.ts';

export type Reading = {
  readonly product: Product;
  /** The numbers that may be the quantity, the likeliest first. */
  readonly quantities: readonly number[];
  /** What the line says after the quantity: `pcs`. */
  readonly unit: string;
  /** The parts of the line that are not understood, folded. */
  readonly unknown: readonly string[];
  /** Whether the line has nothing but item numbers and names. */
  readonly isAlone: boolean;
  /** Whether no word and no mark says that the number is the quantity. */
  readonly isBare: boolean;
};

/** Stand for an item number or a full name, and for what is understood: private characters, which texts do not have. */
const [item, understood] = ['\uE000', '\uE001'];

const number = `([1-9]\\d{0,2}|${numberWords.slice(1).join('|')})`;
const start = String.raw`(?<![\p{L}\p{N}\p{Sc}\-+/.#~<>%']|\d[:,])`;
const end = String.raw`(?![\p{L}\p{N}"'%°/]|[.,:-]\d)`;
const unit = `(?:[ \\t|]{0,3}(${units})(?![\\p{L}\\p{N}])(?: of(?!\\p{L}))?)`;

const patterns = {
  link: /\S*:\/\/\S+/g,
  /** Characters that strike out the one before them. */
  strikeouts: /[\u0334-\u0338]/g,
  /** `1.`, `2)`, `00030` and `Line 4:` at the start of a line. */
  position:
    /^[\s*•·|-]*(?:\d{1,3}[.)]|0\d{2,}|(?:line|item|pos)[. ]*#?\d{1,3}[.:)])(?=[\s\uE000])/g,
  /** A line in brackets may be an aside. */
  aside: /^[\s*•·|-]*\((?!\d+\))/,
  label: new RegExp(`${words(itemLabels)}[\\s.:#|-]*(?=${item})`, 'gu'),
  plural: new RegExp(`(?<=${item})'?s(?!\\p{L})`, 'gu'),
  named: new RegExp(
    `(?<!\\p{L})(?:${quantityNames})(?!\\p{L})[\\s.:=|-]*${number}${end}${unit}?`,
    'gu',
  ),
  times: new RegExp(`(?<![\\p{L}\\p{N}])x ?${number}${end}${unit}?`, 'gu'),
  counted: new RegExp(`${start}${number}(?:${unit}| of(?!\\p{L}))`, 'gu'),
  bare: new RegExp(`${start}${number}${end}`, 'gu'),
  marks: /[\s,.:;()*•·|"'=!\uE000\uE001-]+/g,
};

/** Stands for the other products of a line that is not understood as a whole. */
export const severalTools = 'several tools';

/** The products of a line, found by item number or by full name, each with what the line says about it. */
export function readLine(line: string, itemNumbers: ItemNumbers): readonly Reading[] {
  const text = fold(
    line
      .normalize('NFD')
      .replaceAll(/[\uE000\uE001]/g, ' ')
      .replaceAll(patterns.link, ' link ')
      .replaceAll(patterns.strikeouts, '~'),
  );
  const numbers = itemNumbersIn(text, itemNumbers);
  const found = numbers.length > 0 ? numbers : fullNamesIn(text, itemNumbers.products);
  const [first] = found;
  if (!first) return [];
  const marked = found.reduceRight(
    (left, { start, end }) => left.slice(0, start) + item + left.slice(end),
    text,
  );
  const read = (part: string, product: Product): Reading => {
    const reading = readPart(part, product);
    return { ...reading, isAlone: reading.isAlone && numbers.length > 0 };
  };
  if (found.every(({ product }) => product === first.product)) return [read(marked, first.product)];

  const parts = marked.split(/[;&]|,(?!\d)|(?<!\p{L})and(?!\p{L})/u).filter((part) => part.trim());
  const isSplit = !marked.includes('\t') && parts.every((part) => part.split(item).length === 2);
  const readings = found.map(({ product }, index) =>
    read((isSplit ? parts : marked.split(/(?<=\uE000)/))[index] ?? '', product),
  );
  // The products of a line are understood together or not at all.
  const count = readings[0]?.quantities.length;
  const isClear = readings.every(
    ({ unknown, quantities }) => unknown.length === 0 && quantities.length === count,
  );
  return isSplit && isClear
    ? readings
    : readings.map((each) => ({ ...each, unknown: [...each.unknown, severalTools] }));
}

/** What a part of a line says about a product: all that is understood is taken out. What is left is not understood. */
export function readPart(text: string, product: Product): Reading {
  let rest = text.replaceAll(/(["'])(\d+)\1/g, '$2');
  const take = (pattern: RegExp) => {
    const matches = [...rest.matchAll(pattern)];
    rest = rest.replaceAll(pattern, understood);
    return matches.map(([, text = '', counted = '']) => ({ value: numberOf(text), text, counted }));
  };
  for (const pattern of [patterns.label, patterns.plural, nameWordsOf(product)]) take(pattern);
  // `40 pc` may be the size of the set, or the quantity.
  const isAlone = rest.replaceAll(patterns.marks, '') === '' && !/\d/.test(text);
  take(patterns.position);
  const takeAmounts = (found: readonly { value: number }[]) => {
    if (/(?:\d\D?){3}/.test(rest)) take(amountsOf(product, found));
  };
  const marked = [...take(patterns.named), ...take(patterns.times)];
  const counted = take(patterns.counted);
  takeAmounts([...marked, ...counted]);
  const bare = take(patterns.bare);
  takeAmounts(bare);
  // `140 each` may be the price.
  const prices = [...counted.filter((found) => found.counted.startsWith('ea')), ...bare].filter(
    ({ value }) => isLikePrice(value, product),
  );
  const quantities = [...marked, ...counted, ...bare].filter((each) => !prices.includes(each));
  return {
    product,
    quantities: quantities.map(({ value }) => value),
    unit: quantities.find((each) => each.counted && each.counted !== 'x')?.counted ?? '',
    unknown: [
      ...rest
        .split(/[\uE000\uE001]/)
        .map((part) => part.replaceAll(/^[\s,.:;()|"'=-]+|[\s,.:;()|"'=-]+$/g, ''))
        .filter((part) => !isUnderstood(part)),
      ...prices.map((each) => each.text),
      ...(patterns.aside.test(text) ? ['('] : []),
    ],
    isAlone,
    isBare: marked.length + counted.length === 0,
  };
}

const numberOf = (text: string): number => {
  const word = numberWords.indexOf(text);
  return word < 0 ? Number(text) : word;
};

/** A number without a mark may be the price, or the price of several, in whole units of the currency. */
function isLikePrice(value: number, { price }: Product): boolean {
  const times = Math.round(value / price);
  return price > 20 && times > 0 && Math.abs(value - times * price) < times;
}

/** The price of the product, alone or times one of the quantities, as the store writes it or without a currency. */
function amountsOf({ price, originalPrice = price }: Product, found: readonly { value: number }[]) {
  const each = toCents(price);
  const cents = [each, toCents(originalPrice), ...found.map(({ value }) => each * BigInt(value))];
  const texts = cents
    .flatMap((amount) => [formatMoney(amount), plainAmount(amount)])
    .map((amount) => fold(amount).replaceAll(/[$.*+?()[\]{}|\\/^]/g, '\\$&'));
  const currency = `[ @]*(?:\\p{Sc}|${store.currency.toLowerCase()})? ?`;
  return new RegExp(
    `${currency}(?<![\\d.,])(?:${texts.join('|')})(?![.,]?\\d)${currency}(?:[ /]*(?:each|ea)(?!\\p{L}))?`,
    'gu',
  );
}
