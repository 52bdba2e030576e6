// The image files of the store, whether they were rendered or photographed.
import { existsSync, readdirSync } from 'node:fs';
import { isForSale } from '../src/catalogue/catalogue.ts';
import { imageNames, productJpegUrl, socialImage } from '../src/catalogue/images.ts';
import type { Category, Product } from '../src/catalogue/product.ts';
import type { Store } from '../src/store-schema.ts';
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
};

/** An empty `heroAlt` says that the home page has no image. */
type HeroFact = Partial<Pick<Store, 'heroAlt'>>;

/** The images besides those of products and categories: the name of each, and its files. */
export const scenesOf = ({ heroAlt }: HeroFact): [scene: string, outputs: Output[]][] =>
  Object.entries(sceneOutputs).filter(
    ([scene]) => heroAlt !== '' || photographOf(scene) !== 'hero',
  );

const catalogueOutputs = ({ products, categories }: Catalogue): Output[] => [
  ...products.flatMap((product) =>
    imageNames(product).flatMap((name) => productOutputs(name, name === product.id)),
  ),
  ...categories.flatMap(({ slug }) => categoryOutputs(slug)),
];

/** The files that the store shows. */
export const outputsOf = (catalogue: Catalogue, store: HeroFact): Output[] => [
  ...catalogueOutputs(catalogue),
  ...scenesOf(store).flatMap(([, outputs]) => outputs),
];

/** The AVIF files among them, and the side views: without a slash at their start. The files may be missing. */
export const shownImages = (catalogue: Catalogue, store: HeroFact): string[] =>
  [
    ...outputsOf(catalogue, store).map(({ path }) => path),
    ...catalogue.products.map(({ id }) => sideViewPath(id)),
  ]
    .filter((path) => path.endsWith('.avif'))
    .map((path) => path.replace(/^public\//, ''));

/** The root-relative URLs of images that products and categories do not have. */
export function missingImages(catalogue: Catalogue, hasFile = existsSync): string[] {
  return catalogueOutputs(catalogue)
    .map(({ path }) => path)
    .filter((path) => !path.endsWith('-social.jpg') && !hasFile(path))
    .map((path) => path.replace(/^public/, ''));
}

/** The missing images without which the store is not published. A product that cannot be bought may lack its images. */
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
export function missingScenes(store: HeroFact, hasFile = existsSync): string[] {
  const missing = scenesOf(store).filter(
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
