// Turns a photograph into the image of a product: upright, sRGB, without its white background, centred.
import sharp from 'sharp';
import { PhotoError, readUpright } from './read-photo.mjs';

/** @typedef {import('./read-photo.mjs').Photo} Photo */

/** The square that the outputs are scaled from, in pixels: the largest of them. */
export const canvas = 1120;
/** The part of the tile that the tool covers, as in the renders. */
const coverage = 0.86;
/** The tool needs so many pixels on its longer side for the largest output. */
export const neededPixels = Math.round(canvas * coverage);
/** Larger photographs are reduced first, which bounds the time and the memory. */
const workingSize = { width: 2400, height: 2400, fit: /** @type {const} */ ('inside') };
/** A background pixel: every channel at least this bright. */
const nearWhite = 236;
/** The background is removed if so much of the edge is near white. */
const whiteEdge = 0.9;

/**
 * A square PNG with an alpha channel: the cut-out tool, or the photograph cropped to the tile if its
 * background is not white.
 * @param {Buffer} file @param {string} name its name, for messages
 */
export async function productImage(file, name) {
  const upright = await readUpright(file, name, workingSize);
  const { pixels, isCutOut } = await withoutBackground(upright);
  if (!isCutOut) return cropped(upright, name);
  const tool = await sharp(pixels)
    .trim({ background: '#0000', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const scale = upright.scale;
  requirePixels(Math.max(tool.info.width, tool.info.height) / scale, name);
  const size = Math.round(canvas * coverage);
  const centred = await sharp(tool.data).resize(size, size, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width: canvas, height: canvas, channels: 4, background: '#0000' } })
    .composite([{ input: centred }])
    .png()
    .toBuffer();
}

function requirePixels(/** @type {number} */ pixels, /** @type {string} */ name) {
  if (pixels < neededPixels)
    throw new PhotoError(
      `${name} is too small: the tool covers ${Math.round(pixels)} pixels and needs at least ${neededPixels}.`,
    );
}

/** The photograph itself, as large as the tile. */
async function cropped(
  /** @type {Photo} */ { png, width, height, scale },
  /** @type {string} */ name,
) {
  requirePixels(Math.min(width, height) / scale, name);
  return sharp(png).resize(canvas, canvas, { fit: 'cover' }).png().toBuffer();
}

/** Makes the near-white pixels transparent that are connected with the edge. Transparency is kept. */
async function withoutBackground(/** @type {Photo} */ { png, width, height }) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (/** @type {number} */ i) => data.subarray(i * 4, i * 4 + 4);
  const isBackground = (/** @type {number} */ i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = at(i);
    return alpha < 128 || Math.min(red, green, blue) >= nearWhite;
  };
  const edge = edgeOf(width, height);
  const isCutOut = edge.filter(isBackground).length >= whiteEdge * edge.length;
  if (!isCutOut) return { pixels: png, isCutOut };

  const mask = new Uint8Array(width * height).fill(255);
  const open = edge.filter(isBackground);
  for (const i of open) mask[i] = 0;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % width;
    for (const next of [x > 0 && i - 1, x < width - 1 && i + 1, i - width, i + width]) {
      if (next === false || mask[next] !== 255 || !isBackground(next)) continue;
      mask[next] = 0;
      open.push(next);
    }
  }
  // A soft edge.
  const raw = /** @type {const} */ ({ raw: { width, height, channels: 1 } });
  const soft = await sharp(mask, raw).blur(0.7).extractChannel(0).raw().toBuffer();
  for (let i = 0; i < mask.length; i += 1) {
    data[i * 4 + 3] = mask[i] === 0 ? 0 : Math.min(data[i * 4 + 3] ?? 0, soft[i] ?? 0);
  }
  return { pixels: await sharp(data, { raw: info }).png().toBuffer(), isCutOut };
}

/** The indexes of the pixels along the edge. */
function edgeOf(/** @type {number} */ width, /** @type {number} */ height) {
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y * width);
  return [
    ...columns,
    ...columns.map((x) => (height - 1) * width + x),
    ...rows,
    ...rows.map((i) => i + width - 1),
  ];
}
