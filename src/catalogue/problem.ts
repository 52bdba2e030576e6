import type { Category } from './categories';
import type { Product } from './product';

/**
 * The parts of a catalogue. `hasFile` says whether the store has the file of a root-relative URL. `sceneNames` are the names
 * of the images and photographs that every store has besides those of products and categories.
 */
export type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  readonly hasFile: (url: string) => boolean;
  readonly sceneNames: readonly string[];
};

/** Something that may be wrong: whether it is, a text of its line in the file of the product or category, and what is wrong. */
export type Check = readonly [isProblem: boolean, lineWith: string, problem: string];

/** Lower-case letters, digits, and single hyphens between them. */
export const isSlug = (text: unknown): boolean =>
  typeof text === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** What to do about an image that is missing; `photographs` names all of them that the command should take. */
export const noImage = (name: string, photographs = name): string =>
  `no image ${name}: run npm run photos -- ${photographs} with a photograph photos/${name}.jpg`;

export const tooLong = (text: string, longest: number): string =>
  `has ${text.length} characters, ${longest} are the most: write a shorter one`;

/** The entries that are not the first of their kind. */
export const repetitions = <T>(list: readonly T[], keyOf: (entry: T) => string): T[] => {
  const keys = list.map(keyOf);
  return list.filter((entry, index) => keys.indexOf(keyOf(entry)) < index);
};

export const isRepeated = (list: readonly string[], entry: string): boolean =>
  list.indexOf(entry) !== list.lastIndexOf(entry);
