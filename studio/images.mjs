// All images of the store: the Blender script that each is rendered from and its output files.
import { readdirSync } from 'node:fs';

/**
 * A published file. `width` and `height` are pixels, `limit` is the maximum size in bytes.
 * @typedef {{ path: string, width: number, height: number, limit: number }} Output
 *
 * The size of the render, at least twice the largest output, and the samples per pixel.
 * @typedef {{ name: string, script: string, width: number, height: number, samples: number, outputs: Output[] }} ImageSource
 */

const folder = 'public/images';

/** @returns {Output[]} */
const productOutputs = (/** @type {string} */ name) => [
  { path: `${folder}/${name}-400.avif`, width: 400, height: 400, limit: 10_500 },
  { path: `${folder}/${name}-800.avif`, width: 800, height: 800, limit: 25_000 },
  // JPEG for Open Graph, because its consumers do not support AVIF.
  { path: `${folder}/${name}-social.jpg`, width: 800, height: 800, limit: 80_000 },
];

/** @returns {ImageSource} */
function product(/** @type {string} */ script) {
  const name = script.replaceAll('_', '-');
  const outputs = productOutputs(name);
  return { name, script: `tools/${script}.py`, width: 1600, height: 1600, samples: 28, outputs };
}

/** A 4:3 scene. The limits are bytes. @returns {ImageSource} */
function scene(/** @type {string} */ name, smallLimit = 7_000, largeLimit = 15_000) {
  const script = `scenes/${name.replaceAll('-', '_')}.py`;
  const outputs = [
    { path: `${folder}/${name}-320.avif`, width: 320, height: 240, limit: smallLimit },
    { path: `${folder}/${name}-640.avif`, width: 640, height: 480, limit: largeLimit },
  ];
  return { name, script, width: 1280, height: 960, samples: 24, outputs };
}

/** @returns {ImageSource} */
function hero(
  /** @type {string} */ crop,
  /** @type {number} */ width,
  /** @type {number} */ height,
) {
  const name = `hero-${crop}`;
  const outputs = [{ path: `${folder}/${name}.avif`, width, height, limit: 38_000 }];
  const script = `scenes/${name.replaceAll('-', '_')}.py`;
  return { name, script, width: width * 2, height: height * 2, samples: 20, outputs };
}

const products = readdirSync(new URL('tools', import.meta.url))
  .filter((file) => file.endsWith('.py'))
  .map((file) => product(file.slice(0, -'.py'.length)));

const categories = ['power-tools', 'diagnostic-tools', 'air-tools', 'battery-tools', 'hand-tools'];

/** @type {readonly ImageSource[]} */
export const images = [
  ...products,
  ...categories.map((slug) => scene(`category-${slug}`)),
  // Lower limits keep the total within the budget in images.test.ts.
  ...['state-empty', 'state-lost'].map((name) => scene(name, 6_400, 13_600)),
  hero('wide', 1600, 700),
  hero('phone', 800, 600),
  {
    name: 'social',
    script: 'scenes/social.py',
    width: 2400,
    height: 1260,
    samples: 16,
    outputs: [{ path: `${folder}/social.png`, width: 1200, height: 630, limit: 400_000 }],
  },
];

/** The products with a photograph, which replaces the render: `photos/<id>.jpg` and the like. */
export const photographs = readdirSync(new URL('../photos', import.meta.url))
  .filter((file) => !file.endsWith('.md'))
  .map((file) => {
    const id = file.replace(/\.[^.]+$/, '');
    return { id, file: `photos/${file}`, outputs: productOutputs(id) };
  });

export const photographOf = (/** @type {string} */ id) =>
  photographs.find((photograph) => photograph.id === id);

/** The images with these names, or all images without names. Unknown names are ignored. */
export const imagesNamed = (/** @type {string[]} */ names) =>
  names.length === 0 ? images : images.filter(({ name }) => names.includes(name));
