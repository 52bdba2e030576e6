// Scales an image to its output size and encodes it within its size limit.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

/** README.md says how it was chosen. */
export const highestQuality = 58;
/** Only photographs with much detail need it. */
const lowestQuality = 14;
const qualities = Array.from(
  { length: (highestQuality - lowestQuality) / 4 + 1 },
  (_, step) => lowestQuality + 4 * step,
);

/** An image that has too much detail for its limit. */
export class LimitError extends Error {}

/**
 * Writes the file with the highest quality within the limit. `image` is the path of a render, or a photograph; `root` is the folder
 * of the store.
 */
export async function encode(
  /** @type {string | Buffer} */ image,
  /** @type {import('../../build/image-outputs.mjs').Output} */ {
    path,
    width,
    height,
    limit,
    most = highestQuality,
  },
  root = '.',
) {
  const scaled = await sharp(image)
    .resize(width, height)
    .flatten({ background: tile })
    .png()
    .toBuffer();
  let best;
  let [from, to] = [0, qualities.indexOf(most)];
  // The highest quality first: nearly every render is within its limit. Each further attempt halves what is left.
  for (let index = to; from <= to; index = Math.floor((from + to) / 2)) {
    const quality = qualities[index] ?? 0;
    const file = await encoded(scaled, path, quality);
    if (file.length <= limit) {
      best = { file, quality };
      from = index + 1;
    } else to = index - 1;
  }
  if (!best) throw new LimitError(`${path} exceeds ${limit} bytes at quality ${lowestQuality}.`);
  writeFileSync(resolve(root, path), best.file);
  return { quality: best.quality, bytes: best.file.length };
}

/** The tile colour of the store. Node.js 20 cannot import TypeScript, so a regular expression reads the colour. */
export const [, tile = ''] =
  readFileSync('tailwind.config.ts', 'utf8').match(/export const tile = '(#\w+)';/) ?? [];

function encoded(
  /** @type {Buffer} */ png,
  /** @type {string} */ path,
  /** @type {number} */ quality,
) {
  const image = sharp(png);
  if (path.endsWith('.png')) {
    // The quality alone hardly changes the size of a photograph. At the lowest 16 colours are left.
    const colours = Math.round(
      256 - (240 * (highestQuality - quality)) / (highestQuality - lowestQuality),
    );
    return image.png({ palette: true, quality, colours, effort: 7 }).toBuffer();
  }
  if (path.endsWith('.avif')) return image.avif({ quality, effort: 4 }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}
