// All images of the store: the Blender script that each is rendered from and its output files.
import { existsSync, readdirSync } from 'node:fs';

/**
 * A published file. `width` and `height` are pixels, `limit` is the maximum size in bytes.
 * @typedef {{ path: string, width: number, height: number, limit: number }} Output
 *
 * The size of the render, that of its largest output, and the samples per pixel. `view` is the number of the pose and
 * camera in a script with several.
 * @typedef {{ name: string, script: string, view: number, width: number, height: number, samples: number, outputs: Output[] }} ImageSource
 */

const folder = 'public/images';

/** @returns {Output} */
const avif = (
  /** @type {string} */ name,
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {number} */ limit,
) => ({ path: `${folder}/${name}-${width}.avif`, width, height, limit });

const squares = (/** @type {string} */ name) => [
  avif(name, 192, 192, 7_000),
  avif(name, 560, 560, 28_000),
  avif(name, 1120, 1120, 70_000),
];

/** The files of a product's first image, or of another view. @returns {Output[]} */
const productOutputs = (/** @type {string} */ name, /** @type {boolean} */ isFirst) => {
  // JPEG for Open Graph, because its consumers do not support AVIF.
  const social = { path: `${folder}/${name}-social.jpg`, width: 800, height: 800, limit: 80_000 };
  return [...squares(name), ...(isFirst ? [social] : [])];
};

/** The first image of a product and its two other views. @returns {ImageSource[]} */
const product = (/** @type {string} */ id) =>
  [1, 2, 3].map((view) => {
    const isFirst = view === 1;
    const name = isFirst ? id : `${id}-${view}`;
    const script = `tools/${id.replaceAll('-', '_')}.py`;
    const outputs = productOutputs(name, isFirst);
    return { name, script, view, width: 1120, height: 1120, samples: isFirst ? 16 : 12, outputs };
  });

/** A scene. Its largest output comes last. @returns {ImageSource} */
function scene(/** @type {string} */ name, /** @type {Output[]} */ outputs) {
  const { width, height } = /** @type {Output} */ (outputs.at(-1));
  const script = `scenes/${name.replaceAll('-', '_')}.py`;
  return { name, script, view: 1, width, height, samples: 16, outputs };
}

export const isProduct = (/** @type {string} */ id) =>
  existsSync(new URL(`../src/catalogue/products/${id}.ts`, import.meta.url));

/** `photos/<id>.jpg` and the like replace the first image of a product, `photos/<id>-2.jpg` the second. */
export const photographs = readdirSync(new URL('../photos', import.meta.url))
  .filter((file) => !file.endsWith('.md'))
  .map((file) => {
    const name = file.replace(/\.[^.]+$/, '');
    const isFirst = !/-[2-9]$/.test(name) || isProduct(name);
    const id = isFirst ? name : name.slice(0, -2);
    return { id, name, file: `photos/${file}`, outputs: productOutputs(name, isFirst) };
  })
  .sort((a, b) => a.name.localeCompare(b.name));

const products = readdirSync(new URL('tools', import.meta.url))
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'))
  .filter((id) => !photographs.some((photograph) => photograph.id === id))
  .flatMap(product);

const categories = ['power-tools', 'diagnostic-tools', 'air-tools', 'battery-tools', 'hand-tools'];

/** @type {readonly ImageSource[]} */
export const images = [
  ...products,
  ...categories
    .map((slug) => `category-${slug}`)
    .map((name) => scene(name, [avif(name, 400, 300, 7_500), avif(name, 656, 492, 15_000)])),
  ...['state-empty', 'state-lost'].map((name) => scene(name, [avif(name, 640, 480, 15_000)])),
  scene('hero-phone', [avif('hero-phone', 960, 720, 25_000)]),
  scene('hero-tablet', [avif('hero-tablet', 1600, 896, 55_000)]),
  scene('hero-wide', [avif('hero-wide', 2440, 896, 70_000)]),
  scene('social', [{ path: `${folder}/social.png`, width: 1200, height: 630, limit: 400_000 }]),
];

/** The images with these names and the other views of these products, or all images without names. */
export const imagesNamed = (/** @type {string[]} */ names) =>
  names.length === 0
    ? images
    : images.filter(
        ({ name, view }) => names.includes(name) || (view > 1 && names.includes(name.slice(0, -2))),
      );
