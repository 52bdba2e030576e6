import type { Category } from './categories';
import type { Product } from './product';

/** The parts of a catalogue. `hasFile` says whether the store has the file of a root-relative URL. */
export type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly hasFile: (url: string) => boolean;
};

/** Something that may be wrong with a product: whether it is, a text of the line in the product's file, and what is wrong. */
export type Check = readonly [isProblem: boolean, lineWith: string, problem: string];

/** Lower-case letters, digits, and single hyphens between them. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

export const isRepeated = (list: readonly string[], entry: string): boolean =>
  list.indexOf(entry) !== list.lastIndexOf(entry);
