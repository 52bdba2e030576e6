// Scales a rendered picture to its shipped size and encodes it below its weight limit.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { stop } from '../scripts/prepare.mjs';
import { withSmoothShadow } from './shadow.mjs';

const best = 70;
const worst = 30;

/** Writes the file in the best quality, from 70 down to 30, that its limit allows. */
export async function encode(
  /** @type {string} */ master,
  /** @type {import('./pictures.mjs').Output} */ { path, width, height, limit },
) {
  const scaled = await sharp(master).resize(width, height).png().toBuffer();
  const { isOpaque } = await sharp(scaled).stats();
  const finished = isOpaque
    ? await sharp(scaled).removeAlpha().png().toBuffer()
    : await withSmoothShadow(scaled);
  let fitting;
  for (let low = worst, high = best; low <= high; ) {
    const quality = Math.ceil((low + high) / 2);
    const file = await encoded(finished, path, quality);
    if (file.length <= limit) {
      fitting = { file, quality };
      low = quality + 1;
    } else {
      high = quality - 1;
    }
  }
  if (!fitting) stop(`${path} does not fit into ${limit} bytes.`);
  writeFileSync(path, fitting.file);
  return { quality: fitting.quality, weight: fitting.file.length };
}

/** The colour of the tile that product images stand on. */
const [, tile = ''] = readFileSync('src/tokens.css', 'utf8').match(/--tile: (#\w+);/) ?? [];

function encoded(
  /** @type {Buffer} */ picture,
  /** @type {string} */ path,
  /** @type {number} */ quality,
) {
  const image = sharp(picture);
  if (path.endsWith('.png')) return image.png({ palette: true, quality, effort: 7 }).toBuffer();
  if (path.endsWith('.avif')) return image.avif({ quality, effort: 4 }).toBuffer();
  return image.flatten({ background: tile }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
