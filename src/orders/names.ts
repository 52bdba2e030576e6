// The names of products in a line.
import type { Product } from '../catalogue/product.ts';
import { fold } from '../text/fold.ts';

const cache = new WeakMap<Product, readonly string[]>();

/** The name and the other names of a product, as `plainName` returns them. */
export function namesOf(product: Product): readonly string[] {
  const names = cache.get(product) ?? [product.name, ...(product.alsoCalled ?? [])].map(plainName);
  cache.set(product, names);
  return names;
}

/** Words and sizes with a space before each, and without the ending of a plural: ` 1/2 in click torque wrench`. */
export const plainName = (text: string): string =>
  ` ${fold(text)
    .replaceAll(/[^\p{L}\d/]+/gu, ' ')
    .trim()
    .replace(/(?<=ch)es$|s$/, '')}`;

/** Whether the words of the text are in a name of the product, one after the other. */
export const isOfName = (text: string, product: Product): boolean =>
  namesOf(product).some((name) => `${name} `.includes(`${plainName(text)} `));

/** Whether the text is a name of the product, or at least the last two words of one, which say what kind of thing it is. */
export const isNameOf = (text: string, product: Product): boolean =>
  namesOf(product).some((name) => name === text || (/\S \S/.test(text) && name.endsWith(text)));
