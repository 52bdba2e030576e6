// The image files of the store, whether they were rendered or photographed.
import { existsSync, readdirSync } from 'node:fs';
import { isForSale } from '../src/catalogue/catalogue.ts';
import { imageNames, productJpegUrl, socialImage } from '../src/catalogue/images.ts';
import type { Category, Product } from '../src/catalogue/product.ts';
import { noImage } from './catalogue-schema.ts';
import {
  categoryOutputs,
  folder,
  type Output,
  photographOf,
  productOutputs,
  sceneOutputs,
  sideViewPath,
} from './image-outputs.mjs';

type Catalogue = {
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** Whether the home page has an image. */
  readonly hasHero?: boolean;
};

/** The files that the store shows. */
export const outputsOf = ({ products, categories, hasHero = true }: Catalogue): Output[] => [
  ...products.flatMap((product) =>
    imageNames(product).flatMap((name) => productOutputs(name, name === product.id)),
  ),
  ...categories.flatMap(({ slug }) => categoryOutputs(slug)),
  ...scenesOf(hasHero).flatMap(([, outputs]) => outputs),
];

/** What browsers show of that, in AVIF, and the side views: without a slash at their start. The files may be missing. */
export const shownImages = (catalogue: Catalogue): string[] =>
  [
    ...outputsOf(catalogue).map(({ path }) => path),
    ...catalogue.products.map(({ id }) => sideViewPath(id)),
  ]
    .filter((path) => path.endsWith('.avif'))
    .map((path) => path.replace(/^public\//, ''));

const scenesOf = (hasHero: boolean) =>
  Object.entries(sceneOutputs).filter(([scene]) => hasHero || photographOf(scene) !== 'hero');

/** The root-relative URLs of images that products and categories do not have. */
export function missingImages(catalogue: Catalogue, hasFile = existsSync): string[] {
  const scenes = Object.values(sceneOutputs).flat();
  return outputsOf(catalogue)
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('-social.jpg') && !scenes.some((scene) => scene.path === path))
    .filter((path) => !hasFile(path))
    .map((path) => path.replace(/^public/, ''));
}

/** Those of the missing images without which the store is not published. A product that cannot be bought may lack its images. */
export function neededImages(missing: readonly string[], products: readonly Product[]): string[] {
  const others = products.filter((product) => !isForSale(product)).flatMap(imageNames);
  const names = new Set(others);
  return missing.filter((url) => !names.has(url.replace(/^\/images\/|-\d+\.(?:avif|jpg)$/g, '')));
}

/** The images for link previews of products whose images are missing. A page names them, whether they exist or not. */
export const missingSocialImages = (
  missing: readonly string[],
  products: readonly Product[],
  hasFile: (url: string) => boolean,
): string[] =>
  products
    .filter(({ id }) => missing.includes(productJpegUrl(id)))
    .map(({ id }) => socialImage(id).url)
    .filter((url) => !hasFile(url));

/** A sentence for each image that every store needs and that is missing. */
export function missingScenes(hasHero: boolean, hasFile = existsSync): string[] {
  const missing = scenesOf(hasHero).filter(
    ([, outputs]) => !outputs.every(({ path }) => hasFile(path)),
  );
  const photographs = new Set(missing.map(([scene]) => photographOf(scene)));
  return [...photographs].map((name) => `${noImage(name)}.`);
}

/** Says what to do about files that the store does not show. Undefined if there are none. */
export function unusedImages(
  outputs: readonly Pick<Output, 'path'>[],
  files = readdirSync(folder),
): string | undefined {
  const paths = outputs.map(({ path }) => path);
  // A side view belongs to its product like the image for link previews, which every product has.
  const isShown = (path: string) =>
    paths.includes(path) || paths.includes(path.replace(/-side\.avif$/, '-social.jpg'));
  const unused = files.map((file) => `${folder}/${file}`).filter((path) => !isShown(path));
  if (unused.length === 0) return undefined;
  return `Delete these files, which the store does not show: ${unused.join(', ')}`;
}
