import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * JPEG copies of the products' pictures, on their tile, for those a page is shared with: their
 * services don't read AVIF.
 */
export async function socialPictures(outDir: string) {
  const folder = join(outDir, 'images');
  const [, tile = ''] = (await readFile('src/tokens.css', 'utf8')).match(/--tile: (#\w+);/) ?? [];
  const files = (await readdir(folder)).filter((file) =>
    /^(?!category-|state-).*-800\.avif$/.test(file),
  );
  for (const file of files) {
    await sharp(join(folder, file))
      .flatten({ background: tile })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(join(folder, file.replace('-800.avif', '-social.jpg')));
  }
}
