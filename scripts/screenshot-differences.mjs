// Compares two folders of screenshots pixel by pixel.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** One line per screenshot that differs or is missing in `newFolder`. */
export async function screenshotDifferences(
  /** @type {string} */ savedFolder,
  /** @type {string} */ newFolder,
) {
  const lines = [];
  for (const file of readdirSync(savedFolder)) {
    if (!existsSync(join(newFolder, file))) {
      lines.push(`${file}: missing`);
      continue;
    }
    const saved = await rawPixels(join(savedFolder, file));
    const current = await rawPixels(join(newFolder, file));
    if (saved.size !== current.size) {
      lines.push(`${file}: ${saved.size} -> ${current.size}`);
      continue;
    }
    const count = differentPixels(saved.pixels, current.pixels);
    if (count > 0) lines.push(`${file}: ${count} pixels`);
  }
  return lines;
}

async function rawPixels(/** @type {string} */ path) {
  const image = sharp(path).removeAlpha().raw();
  const { data: pixels, info } = await image.toBuffer({ resolveWithObject: true });
  return { pixels, size: `${info.width} x ${info.height}` };
}

/** Each pixel has three bytes. */
function differentPixels(/** @type {Buffer} */ saved, /** @type {Buffer} */ current) {
  let count = 0;
  for (let i = 0; i < saved.length; i += 3) {
    if (saved.compare(current, i, i + 3, i, i + 3) !== 0) count++;
  }
  return count;
}
