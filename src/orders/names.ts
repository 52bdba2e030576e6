// The names of products, and words of them, in a line.
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';
import type { Token } from './tokens.ts';

type Names = {
  /** All words of the name and of the other names, without plural endings. */
  readonly words: ReadonlySet<string>;
  /** The words of each. The last word of the name itself says what kind of thing it is. */
  readonly name: readonly string[];
  readonly others: readonly (readonly string[])[];
  /** The sizes in the name: `1/2in`, `20v`, `40piece`. */
  readonly sizes: ReadonlySet<string>;
};

const known = new WeakMap<Product, Names>();

/** Computed once for each product. */
export function namesOf(product: Product): Names {
  const found = known.get(product);
  if (found) return found;
  const [name = [], ...others] = [product.name, ...(product.alsoCalled ?? [])].map((text) =>
    (fold(text).match(/\p{L}+/gu) ?? []).map(singular),
  );
  const sizes = [...fold(product.name).matchAll(/(\d[\d/.]*)[\s-]*(\p{L}+)/gu)].map(
    ([, number, unit]) => `${number}${unit}`,
  );
  const names = { name, others, words: new Set([name, others].flat(2)), sizes: new Set(sizes) };
  known.set(product, names);
  return names;
}

const singular = (word: string) => word.replace(/(?<=ch|sh|x)es$|(?<!s)s$/, '');

export const isOfName = ({ text }: Pick<Token, 'text'>, product: Product): boolean =>
  namesOf(product).words.has(singular(text));

const sameUnit: Readonly<Record<string, string>> = {
  inch: 'in',
  inches: 'in',
  '"': 'in',
  "'": 'in',
  volt: 'v',
  volts: 'v',
  pc: 'piece',
};

/** Whether a number and what follows it is a size in the product's name: `20 V`, `40-pc`. */
export const isSizeOf = (number: string, unit: string, product: Product): boolean =>
  namesOf(product).sizes.has(number + (sameUnit[unit] ?? unit));

/**
 * Whether the words of the line name the product: all of another name, or at least two words with the last one of its name,
 * which says what kind of thing it is.
 */
export function isNamedBy(tokens: readonly Token[], product: Product): boolean {
  const words = new Set(tokens.filter(({ isWord }) => isWord).map(({ text }) => singular(text)));
  const { name, others } = namesOf(product);
  const ofName = name.filter((word) => words.has(word) && word.length > 2);
  return (
    others.some((other) => other.every((word) => words.has(word))) ||
    (words.has(name.at(-1) ?? '') && new Set(ofName).size >= Math.min(2, name.length))
  );
}

/** Whether the word is the kind of thing that the product is: the last word of its name. */
export const isKindOfProduct = ({ text }: Token, product: Product): boolean =>
  singular(text) === namesOf(product).name.at(-1);
