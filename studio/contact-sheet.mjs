// Writes a contact sheet of all images, on the light tile and on the dark page background.
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { tile } from './encode.mjs';
import { images } from './images.mjs';

const cell = 180;
const columns = 12;
const backgrounds = [tile, '#191d21'];

export async function writeContactSheet(/** @type {string} */ path) {
  const rendered = images.filter(({ outputs }) => existsSync(outputs.at(-1)?.path ?? ''));
  const rows = Math.ceil(rendered.length / columns);
  const sheets = await Promise.all(
    backgrounds.map(async (background) => {
      const tiles = await Promise.all(
        rendered.map(async ({ outputs }, index) => ({
          input: await sharp(outputs.at(-1)?.path)
            .resize(cell, cell, { fit: 'contain', background: '#0000' })
            .png()
            .toBuffer(),
          left: (index % columns) * cell,
          top: Math.floor(index / columns) * cell,
        })),
      );
      const canvas = { width: columns * cell, height: rows * cell, channels: 3, background };
      return sharp({ create: /** @type {import('sharp').Create} */ (canvas) })
        .composite(tiles)
        .png()
        .toBuffer();
    }),
  );
  await sharp({
    create: { width: columns * cell, height: rows * cell * 2, channels: 3, background: '#000' },
  })
    .composite(sheets.map((input, index) => ({ input, left: 0, top: index * rows * cell })))
    .avif({ quality: 60 })
    .toFile(path);
}
