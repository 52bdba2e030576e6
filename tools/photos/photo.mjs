// Turns a photograph into the image of a product: upright, sRGB, without its white background, centred.
import sharp from 'sharp';
import { widths } from '../../build/image-outputs.mjs';
import { nearWhite, PhotoError, readUpright, showsNothing, sizeText } from './read-photo.mjs';

/** @typedef {import('./read-photo.mjs').Photo} Photo */

/** The square that the outputs are scaled from, in pixels: the largest of them, for magnifying. */
export const canvas = widths.magnified;
/** The part of the tile that the tool covers, as in the renders. */
const coverage = 0.86;
/** The tool needs so many pixels on its longer side to be sharp on a page. A smaller one is used at the size that it has. */
export const neededPixels = Math.round(Math.max(...widths.product) * coverage);
const fullPixels = Math.round(canvas * coverage);
/** A photograph of a smaller tool needs so many pixels on its shorter side. */
const leastPixels = 400;
/** Larger photographs are reduced first, which bounds the time and the memory. */
const workingSize = { width: 2400, height: 2400, fit: /** @type {const} */ ('inside') };
/** The background is removed if so much of the edge is near white. */
const whiteEdge = 0.9;
/**
 * A hole in the tool, such as the eye of a spanner, is an enclosed near-white region of this size, as a part of the
 * photograph, so much of which has the colour of the background, give or take a tolerance in each channel. White
 * paint has a colour of its own, and highlights fade at their sides.
 */
const hole = { size: 0.001, part: 0.85, tolerance: 4 };

/**
 * A square PNG with an alpha channel: the cut-out tool, or the photograph cropped to the tile if its
 * background is not white. It is smaller than the canvas if the tool is.
 * @param {Buffer} file @param {string} name its name, for messages
 */
export async function productImage(file, name) {
  const upright = await readUpright(file, name, workingSize);
  const { png, isCutOut, isEmpty } = await withoutBackground(upright);
  if (!isCutOut) return cropped(upright, name);
  // sharp cannot trim what is one or two pixels wide.
  requireSize(upright.original, name);
  if (isEmpty) throw new PhotoError(`${showsNothing(name)} A white tool needs another background.`);
  const tool = await sharp(png)
    .trim({ background: '#0000', threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const pixels = Math.max(tool.info.width, tool.info.height) / upright.scale;
  requirePixels(pixels, upright, name);
  const size = Math.min(fullPixels, Math.round(pixels));
  const width = size < fullPixels ? Math.round(size / coverage) : canvas;
  const centred = await sharp(tool.data).resize(size, size, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width, height: width, channels: 4, background: '#0000' } })
    .composite([{ input: centred }])
    .png()
    .toBuffer();
}

function requirePixels(
  /** @type {number} */ pixels,
  /** @type {Photo} */ { original },
  /** @type {string} */ name,
) {
  if (pixels < neededPixels && Math.min(original.width, original.height) < leastPixels)
    throw new PhotoError(
      `${name} is too small: the tool covers ${Math.round(pixels)} pixels and needs at least ${neededPixels}.`,
    );
}

function requireSize(/** @type {Photo['original']} */ original, /** @type {string} */ name) {
  const sides = [original.width, original.height];
  const [shorter, longer] = [Math.min(...sides), Math.max(...sides)];
  if (shorter < (longer < neededPixels ? leastPixels : longer / 100))
    throw new PhotoError(
      `${name} is too small: it has ${sizeText(original)} pixels and needs at least ${neededPixels} on one side, and a hundredth of that side on the other.`,
    );
}

/** The photograph itself, as large as the tile. */
async function cropped(/** @type {Photo} */ photo, /** @type {string} */ name) {
  const pixels = Math.min(photo.width, photo.height) / photo.scale;
  requirePixels(pixels, photo, name);
  const size = Math.min(canvas, Math.round(pixels));
  return sharp(photo.png).resize(size, size, { fit: 'cover' }).png().toBuffer();
}

/** Makes the background transparent: near-white pixels that are connected with the edge, and holes. Transparency is kept. */
async function withoutBackground(/** @type {Photo} */ { png, width, height }) {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  /** A channel of a pixel: red, green, blue, alpha. */
  const value = (/** @type {number} */ i, /** @type {number} */ channel) =>
    data[i * 4 + channel] ?? 0;
  const isTransparent = (/** @type {number} */ i) => value(i, 3) < 128;
  const edge = edgeOf(width, height);
  const isMost = (/** @type {number[]} */ some) => some.length >= whiteEdge * edge.length;
  // Then what is white belongs to the tool.
  const hasTransparentEdge = isMost(edge.filter(isTransparent));
  const isNearWhite = (/** @type {number} */ i) =>
    Math.min(value(i, 0), value(i, 1), value(i, 2)) >= nearWhite;
  const isBackground = (/** @type {number} */ i) =>
    isTransparent(i) || (!hasTransparentEdge && isNearWhite(i));
  const start = edge.filter(isBackground);
  const isCutOut = isMost(start);
  if (!isCutOut) return { png, isCutOut, isEmpty: false };

  const color = [0, 1, 2].map((channel) => median(start.map((i) => value(i, channel))));
  const hasColor = (/** @type {number} */ i) =>
    color.every((each, channel) => Math.abs(value(i, channel) - each) <= hole.tolerance);
  const isHole = (/** @type {number[]} */ region) =>
    region.length >= hole.size * width * height &&
    region.filter(hasColor).length >= hole.part * region.length;

  const mask = new Uint8Array(width * height).fill(255);
  const regionOf = regionFinder(width, height, isBackground);
  for (const i of regionOf(start)) mask[i] = 0;
  for (let i = 0; i < mask.length; i += 1) {
    const region = regionOf([i]);
    if (isHole(region)) for (const each of region) mask[each] = 0;
  }
  // A soft edge.
  const raw = /** @type {const} */ ({ raw: { width, height, channels: 1 } });
  const soft = await sharp(mask, raw).blur(0.7).extractChannel(0).raw().toBuffer();
  for (let i = 0; i < mask.length; i += 1) {
    data[i * 4 + 3] = mask[i] === 0 ? 0 : Math.min(value(i, 3), soft[i] ?? 0);
  }
  return {
    png: await sharp(data, { raw: info }).png().toBuffer(),
    isCutOut,
    isEmpty: mask.every((value) => value === 0),
  };
}

/** A function that finds the background pixels that are connected with some, without those that it has found before. */
function regionFinder(
  /** @type {number} */ width,
  /** @type {number} */ height,
  /** @type {(i: number) => boolean} */ isBackground,
) {
  const seen = new Uint8Array(width * height);
  return (/** @type {number[]} */ start) => {
    /** @type {number[]} */
    const region = [];
    const add = (/** @type {number} */ i) => {
      if (seen[i] !== 0 || !isBackground(i)) return;
      seen[i] = 1;
      region.push(i);
    };
    for (const i of start) add(i);
    // It grows meanwhile.
    for (const i of region) {
      const x = i % width;
      if (x > 0) add(i - 1);
      if (x < width - 1) add(i + 1);
      add(i - width);
      add(i + width);
    }
    return region;
  };
}

const median = (/** @type {number[]} */ values) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
