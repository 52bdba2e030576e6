// The rendered images of the store: the Blender script that each is rendered from and its output files.
import { existsSync, readFileSync } from 'node:fs';
import {
  categoryName,
  categoryOutputs,
  productOutputs,
  sceneOutputs,
  widths,
} from '../../build/image-outputs.mjs';
import { idsOfProducts, photographs, slugs } from '../photos/photographs.mjs';

/**
 * The size of the render, that of its largest output, and the samples per pixel. `view` is the number of the pose and
 * camera in a script with several.
 * @typedef {import('../../build/image-outputs.mjs').Output} Output
 * @typedef {{ name: string, script: string, view: number, width: number, height: number, samples: number, outputs: Output[] }} ImageSource
 */

const snakeCase = (/** @type {string} */ name) => name.replaceAll('-', '_');

const hasScript = (/** @type {ImageSource} */ { script }) =>
  existsSync(new URL(script, import.meta.url));

const size = widths.magnified;

/** The samples per pixel of a tool: more if its main image keeps some of their noise, as its script says. */
function samplesOf(/** @type {string} */ script, /** @type {number} */ view) {
  const url = new URL(script, import.meta.url);
  return view === 1 && existsSync(url) && /^NOISE = /m.test(readFileSync(url, 'utf8')) ? 12 : 6;
}

/** The script of a view of a product: the tool in use if there is one, otherwise the tool, or what is in the box. */
function scriptOf(/** @type {string} */ id, /** @type {number} */ view) {
  const use = `uses/${snakeCase(id)}_${view}.py`;
  if (existsSync(new URL(use, import.meta.url))) return { script: use, samples: 20, most: 42 };
  const script = `${view === 4 ? 'boxes' : 'tools'}/${snakeCase(id)}.py`;
  return { script, samples: samplesOf(script, view) };
}

/** The images of a product. @returns {ImageSource[]} */
const product = (/** @type {string} */ id) =>
  [1, 2, 3, 4]
    .map((view) => {
      const isFirst = view === 1;
      const name = isFirst ? id : `${id}-${view}`;
      const { most, ...rendered } = scriptOf(id, view);
      const outputs = productOutputs(name, isFirst).map((output) => ({ ...output, most }));
      return { name, ...rendered, view, width: size, height: size, outputs };
    })
    .filter(hasScript);

/** A scene. Its largest output comes last. @returns {ImageSource} */
function scene(/** @type {string} */ name, /** @type {Output[]} */ outputs) {
  const { width, height } = /** @type {Output} */ (outputs.at(-1));
  const script = `scenes/${snakeCase(name)}.py`;
  return { name, script, view: 1, width, height, samples: 16, outputs };
}

/** All views of a product are replaced by photographs, even if there are fewer of these. */
const isReplaced = (/** @type {string} */ name) =>
  photographs.some(({ id, replaces }) => id === name || replaces.includes(name));

/**
 * The images that the store shows and no photograph replaces. A script whose product or category the store no longer has is not rendered.
 * @type {readonly ImageSource[]}
 */
export const images = [
  ...idsOfProducts.filter((id) => !isReplaced(id)).flatMap(product),
  ...[
    ...slugs.map((slug) => scene(categoryName(slug), categoryOutputs(slug))),
    ...Object.entries(sceneOutputs).map(([name, outputs]) => scene(name, outputs)),
  ].filter(({ name }) => !isReplaced(name)),
].filter(hasScript);

/** The images with these names and the other views of these products, or all images without names. */
export const imagesNamed = (/** @type {string[]} */ names, from = images) =>
  names.length === 0
    ? from
    : from.filter(
        ({ name, view }) => names.includes(name) || (view > 1 && names.includes(name.slice(0, -2))),
      );
