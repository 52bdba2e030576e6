// The names of products in a text.
import type { ItemInText } from '../catalogue/item-numbers.ts';
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import { words } from './words.ts';

type Names = {
  readonly pattern: RegExp;
  /** By their letters and digits. Several products can have the same name. */
  readonly products: ReadonlyMap<string, readonly Product[]>;
};

const namesOf = new WeakMap<readonly Product[], Names>();

/** Where a folded text has the full name of a product, and of no other product. */
export function fullNamesIn(text: string, products: readonly Product[]): ItemInText[] {
  const names = namesOf.get(products) ?? findNames(products);
  namesOf.set(products, names);
  return [...text.matchAll(names.pattern)].flatMap(({ 0: name, index: start }) => {
    const [product, other] =
      names.products.get(plain(name)) ?? names.products.get(plain(name).replace(/e?s$/, '')) ?? [];
    if (!product || other) return [];
    return { product, start, end: start + name.length, isNamed: true };
  });
}

function findNames(products: readonly Product[]): Names {
  const byName = new Map<string, Product[]>();
  for (const product of products) {
    const name = plain(fold(product.name));
    byName.set(name, [...(byName.get(name) ?? []), product]);
  }
  const longestFirst = products
    .map(({ name }) => fold(name))
    .toSorted((a, b) => b.length - a.length);
  return {
    products: byName,
    pattern: new RegExp(words(...longestFirst.map(phrase)), 'gu'),
  };
}

const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The words of a phrase with any marks between them, in the singular or plural. */
const phrase = (text: string): string =>
  `${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(String.raw`[\s./,"'()-]*`)}(?:e?s)?`;

const wordsOf = new WeakMap<Product, RegExp>();

/** What describes the product: the words of its name, with numbers only as the name has them (`5 in`), and its other names. */
export function nameWordsOf(product: Product): RegExp {
  const known = wordsOf.get(product) ?? findWords(product);
  wordsOf.set(product, known);
  return known;
}

function findWords({ name, alsoCalled = [] }: Product): RegExp {
  const folded = fold(name);
  const measures = folded.match(measure) ?? [];
  const single = folded.replaceAll(measure, ' ').match(/[\p{L}\p{N}/]{2,}/gu) ?? [];
  const phrases = [folded, ...alsoCalled.map(fold)];
  return new RegExp(
    words(
      ...phrases.toSorted((a, b) => b.length - a.length).map(phrase),
      ...measures.map(measurePattern),
      ...single.filter((word) => /\p{L}/u.test(word) && !isUnit.test(word)).map(phrase),
    ),
    'gu',
  );
}

/** A number with its unit. */
const measure = /\d+(?:[./]\d+)?[ -]?(?:\p{L}+\.?|")/gu;

/** Each with its other spellings. */
const sizeUnits = ['in|inch|inches', 'v|volts?', 'w|watts?', 'mm', 'ft|foot|feet'];
const sameUnits = [`${sizeUnits[0]}|"`, ...sizeUnits, 'pc|pcs|pieces?'];

/** Behind a number that is a size and no quantity. */
export const sizes = sizeUnits.join('|');

const isUnit = new RegExp(`^(?:${sameUnits.join('|')})$`);

function measurePattern(text: string): string {
  const [, number = '', unit = ''] = /^([\d./]+)[ -]?([^.]+)/.exec(text) ?? [];
  const same = sameUnits.find((each) => new RegExp(`^(?:${each})$`).test(unit)) ?? unit;
  // A fraction is no quantity, with or without its unit.
  return `${number}[ -]?(?:${same})\\.?${number.includes('/') ? `|(?<!\\d[ -])${number}` : ''}`;
}
