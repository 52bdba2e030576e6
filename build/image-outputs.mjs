// The files that are made from each image, whether it is rendered or photographed.
import { readFileSync } from 'node:fs';

/** @type {typeof import('../src/catalogue/image-widths.json')} */
export const widths = JSON.parse(
  readFileSync(new URL('../src/catalogue/image-widths.json', import.meta.url), 'utf8'),
);

/** For each width the maximum size in bytes. */
const limits = {
  product: [7_000, 18_500, 70_000],
  // The service worker precaches the file of 560 pixels.
  view: [7_000, 14_000, 52_000],
  category: [7_500, 15_000],
};
const magnifiedLimit = 150_000;

/**
 * A published file. `width` and `height` are pixels, `limit` is the maximum size in bytes, `most` the highest quality if it is not the
 * usual one.
 * @typedef {{ path: string, width: number, height: number, limit: number, most?: number | undefined }} Output
 */

export const folder = 'public/images';

/** @returns {Output} */
const avif = (
  /** @type {string} */ name,
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {number} */ limit,
) => ({ path: `${folder}/${name}-${width}.avif`, width, height, limit });

/** For browsers that do not read AVIF. @returns {Output} */
const jpeg = (
  /** @type {string} */ name,
  /** @type {number} */ width,
  /** @type {number} */ height,
) => ({ path: `${folder}/${name}-${width}.jpg`, width, height, limit: 80_000 });

/** The files of a product's first image, or of another view. @returns {Output[]} */
export const productOutputs = (/** @type {string} */ name, /** @type {boolean} */ isFirst) => {
  const ofWidths = isFirst ? limits.product : limits.view;
  const files = [
    jpeg(name, widths.jpeg.product, widths.jpeg.product),
    ...widths.product.map((width, index) => avif(name, width, width, ofWidths[index] ?? 0)),
    avif(name, widths.magnified, widths.magnified, magnifiedLimit),
  ];
  // For Open Graph, whose consumers do not support AVIF either.
  const social = {
    path: `${folder}/${name}-social.jpg`,
    ...widths.social.product,
    limit: 80_000,
  };
  return isFirst ? [...files, social] : files;
};

/** The side view of a product. Its height depends on the product. */
export const sideViewPath = (/** @type {string} */ id) => `${folder}/${id}-side.avif`;

export const categoryName = (/** @type {string} */ slug) => `category-${slug}`;

/** @returns {Output[]} */
export const categoryOutputs = (/** @type {string} */ slug) => {
  const name = categoryName(slug);
  const [smallest = 0] = widths.category;
  return [
    jpeg(name, smallest, (smallest * 3) / 4),
    ...widths.category.map((width, index) =>
      avif(name, width, (width * 3) / 4, limits.category[index] ?? 0),
    ),
  ];
};

/** The name of the photograph that replaces a scene. */
export const photographOf = (/** @type {string} */ scene) =>
  scene.startsWith('hero-') ? 'hero' : scene;

const stateOutputs = (/** @type {string} */ name) => [
  jpeg(name, widths.state, (widths.state * 3) / 4),
  avif(name, widths.state, (widths.state * 3) / 4, 15_000),
];

/** The images that every store has besides the images of products and categories. @type {Record<string, Output[]>} */
export const sceneOutputs = {
  'hero-phone': [avif('hero-phone', 960, 720, 25_000)],
  // The JPEG is shown in all three shapes.
  'hero-tablet': [
    jpeg('hero', widths.jpeg.hero, (widths.jpeg.hero * 896) / 1600),
    avif('hero-tablet', 1600, 896, 55_000),
  ],
  'hero-wide': [avif('hero-wide', 2440, 896, 63_000)],
  'state-empty': stateOutputs('state-empty'),
  'state-lost': stateOutputs('state-lost'),
  social: [{ path: `${folder}/social.png`, ...widths.social.store, limit: 400_000 }],
};

/** The names of these images and of their photographs. */
export const sceneNames = [
  ...new Set(Object.keys(sceneOutputs).flatMap((scene) => [scene, photographOf(scene)])),
];
