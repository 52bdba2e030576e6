// The image files of the store, whether they were rendered or photographed.
import { existsSync, readdirSync } from 'node:fs';
import { imageNames } from '../src/catalogue/images.ts';
import type { Category, Product } from '../src/catalogue/product.ts';
import { noImage } from './catalogue-schema.ts';
import {
  categoryOutputs,
  folder,
  type Output,
  photographOf,
  productOutputs,
  sceneOutputs,
} from './image-outputs.mjs';

type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
};

/** The files that the store shows. */
export const outputsOf = ({ products, categories }: Catalogue): Output[] => [
  ...products.flatMap((product) =>
    imageNames(product).flatMap((name) => productOutputs(name, name === product.id)),
  ),
  ...categories.flatMap(({ slug }) => categoryOutputs(slug)),
  ...Object.values(sceneOutputs).flat(),
];

/** The root-relative URLs of images that products and categories do not have. */
export function missingImages(catalogue: Catalogue, hasFile = existsSync): string[] {
  const scenes = Object.values(sceneOutputs).flat();
  return outputsOf(catalogue)
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('-social.jpg') && !scenes.some((scene) => scene.path === path))
    .filter((path) => !hasFile(path))
    .map((path) => path.replace(/^public/, ''));
}

/** A sentence for each image that every store needs and that is missing. */
export function missingScenes(hasFile = existsSync): string[] {
  const missing = Object.entries(sceneOutputs).filter(
    ([, outputs]) => !outputs.every(({ path }) => hasFile(path)),
  );
  const photographs = new Set(missing.map(([scene]) => photographOf(scene)));
  return [...photographs].map((name) => `${noImage(name)}.`);
}

/** Says what to do about files that the store does not show. Undefined if there are none. */
export function unusedImages(
  outputs: readonly Output[],
  files = readdirSync(folder),
): string | undefined {
  const paths = outputs.map(({ path }) => path);
  const unused = files.map((file) => `${folder}/${file}`).filter((path) => !paths.includes(path));
  if (unused.length === 0) return undefined;
  return `Delete these files, which the store does not show: ${unused.join(', ')}`;
}
