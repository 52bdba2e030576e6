// Scales an image to its output size and encodes it within its size limit.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { exitWithError } from '../scripts/prepare.mjs';

/** README.md says how it was chosen. */
const maxQuality = 62;
const minQuality = 30;

/** Writes the file with the highest quality within the limit. `image` is the path of a render, or a photograph. */
export async function encode(
  /** @type {string | Buffer} */ image,
  /** @type {import('./images.mjs').Output} */ { path, width, height, limit },
) {
  const scaled = await sharp(image)
    .resize(width, height)
    .flatten({ background: tile })
    .png()
    .toBuffer();
  let best;
  // The highest quality first: nearly every image is within its limit.
  for (let quality = maxQuality; !best && quality >= minQuality; quality -= 4) {
    const file = await encoded(scaled, path, quality);
    if (file.length <= limit) best = { file, quality };
  }
  if (!best) exitWithError(`${path} exceeds ${limit} bytes at quality ${minQuality}.`);
  writeFileSync(path, best.file);
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
  if (path.endsWith('.png')) return image.png({ palette: true, quality, effort: 7 }).toBuffer();
  if (path.endsWith('.avif')) return image.avif({ quality, effort: 4 }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true }).toBuffer();
}
