// Writes a contact sheet of all images.
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { tile } from '../photos/encode.mjs';
import { images } from './images.mjs';

const cell = 180;
const columns = 9;

export async function writeContactSheet(/** @type {string} */ path) {
  // The largest AVIF file of each image.
  const files = images
    .map(({ outputs }) => outputs.findLast((output) => !output.path.endsWith('.jpg'))?.path ?? '')
    .filter((file) => existsSync(file));
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize(cell, cell, { fit: 'contain', background: tile })
        .png()
        .toBuffer(),
      left: (index % columns) * cell,
      top: Math.floor(index / columns) * cell,
    })),
  );
  const height = Math.ceil(files.length / columns) * cell;
  await sharp({ create: { width: columns * cell, height, channels: 3, background: tile } })
    .composite(tiles)
    .avif({ quality: 60 })
    .toFile(path);
}
