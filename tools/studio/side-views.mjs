// The side views of products, to scale: rendered with twice the pixels, cropped to the tool, scaled and encoded with their alpha.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { sideViewPath } from '../../build/image-outputs.mjs';
import { idsOfProducts } from '../photos/photographs.mjs';
import { renderedSidePath } from './render.mjs';

export const pixelsPerInch = 40;

/** A render has so many pixels for each of the image, which removes most of the noise. */
const oversampling = 2;
const samples = 32;
const quality = 32;

const scriptOf = (/** @type {string} */ id) => `tools/${id.replaceAll('-', '_')}.py`;

const hasSideView = (/** @type {string} */ id) => {
  const script = new URL(scriptOf(id), import.meta.url);
  return existsSync(script) && /^SIDE = /m.test(readFileSync(script, 'utf8'));
};

/** The ids of the products with a rendered side view: all, or those with these names. */
export const sideViewsNamed = (/** @type {string[]} */ names) =>
  idsOfProducts.filter((id) => hasSideView(id) && (names.length === 0 || names.includes(id)));

/** Renders and writes the side view of a product. Returns its edges in inches, for its `sideView`. */
export async function makeSideView(/** @type {string} */ id) {
  const render = renderedSidePath(id, scriptOf(id), pixelsPerInch * oversampling, samples);
  const box = await alphaBox(render);
  const image = await sharp(render)
    .extract(box)
    .resize(Math.round(box.width / oversampling), Math.round(box.height / oversampling))
    .toColourspace('srgb')
    .avif({ quality, effort: 6 })
    .toBuffer();
  writeFileSync(sideViewPath(id), image);
  const inches = [box.width, box.height].map((pixels) => pixels / oversampling / pixelsPerInch);
  return { inches, bytes: image.length };
}

/**
 * The box of what is at least half opaque, in pixels.
 * @param {string} path
 */
export async function alphaBox(path) {
  const { data, info } = await sharp(path)
    .toColourspace('srgb')
    .extractChannel(3)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, 0, 0];
  for (let index = 0; index < data.length; index++) {
    if ((data[index] ?? 0) < 128) continue;
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
