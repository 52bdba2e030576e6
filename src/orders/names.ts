// The names of products, and words of them, in a line.
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';

type Names = {
  /** The words of the name and of each other name, without plural endings. */
  readonly name: readonly string[];
  readonly others: readonly (readonly string[])[];
  readonly words: ReadonlySet<string>;
  /** The sizes in the name: `1/2in`, `20v`, `40piece`. */
  readonly sizes: ReadonlySet<string>;
};

const cache = new WeakMap<Product, Names>();

export function namesOf(product: Product): Names {
  const cached = cache.get(product);
  if (cached) return cached;
  const [name = [], ...others] = [product.name, ...(product.alsoCalled ?? [])].map(wordsIn);
  const sizes = fold(product.name).match(/\d[\d/.]*[\s-]*\p{L}+/gu) ?? [];
  const names = {
    name,
    others,
    words: new Set([name, others].flat(2)),
    sizes: new Set(sizes.map(sizeOf)),
  };
  cache.set(product, names);
  return names;
}

/** The words of a text without plural endings. */
export const wordsIn = (text: string): string[] =>
  (fold(text).match(/\p{L}+/gu) ?? []).map((word) => word.replace(/(?<=ch|sh|x)es$|(?<!s)s$/, ''));

/** `1/2"`, `1/2 inch` and `1/2-in` are `1/2in`. */
export const sizeOf = (text: string): string =>
  text
    .replaceAll(/[\s-]/g, '')
    .replace(/(?<=in)(?:ch|ches)$|(?<=v)olts?$/, '')
    .replace(/["']$/, 'in')
    .replace(/pc$/, 'piece');

/** Whether the words are all of another name, or two of the name with its last one, which says what kind of thing it is. */
export function isNamedBy(words: readonly string[], product: Product): boolean {
  const { name, others } = namesOf(product);
  const ofName = new Set(name.filter((word) => words.includes(word) && word.length > 2));
  return (
    others.some((other) => other.every((word) => words.includes(word))) ||
    (words.includes(name.at(-1) ?? '') && ofName.size > 1)
  );
}
