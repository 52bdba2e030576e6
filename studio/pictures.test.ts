import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories';
import { categoryPictureWidths, pictureUrl, productPictureWidths } from '../src/catalogue/pictures';
import { products } from '../src/catalogue/products';
import { pictures, picturesNamed } from './pictures.mjs';

const outputs = pictures.flatMap((picture) => picture.outputs);
const shipped = new Set(outputs.map(({ path }) => path));

describe.each(outputs)('$path', ({ path, width, height, limit }) => {
  test('is there in its size, format and weight', async () => {
    const { format, compression, hasAlpha, ...size } = await sharp(path).metadata();
    expect(size).toMatchObject({ width, height });
    if (path.endsWith('.avif')) expect([format, compression]).toEqual(['heif', 'av1']);
    else expect(format).toBe(path.endsWith('.jpg') ? 'jpeg' : 'png');
    expect(hasAlpha).toBe(!/hero|social/.test(path));
    expect(statSync(path).size).toBeLessThanOrEqual(limit);
  });
});

test('all pictures that the app shows weigh at most 700 kB together', () => {
  const avif = [...shipped].filter((path) => path.endsWith('.avif'));
  const total = avif.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(total).toBeLessThanOrEqual(700_000);
});

test('the folder holds what the studio makes, and nothing else', () => {
  const files = readdirSync('public/images').map((file) => `public/images/${file}`);
  expect(new Set(files)).toEqual(shipped);
});

test.each(products)('the studio makes every width of $id that the shop asks for', ({ id }) => {
  for (const width of productPictureWidths) {
    expect(shipped).toContain(`public${pictureUrl(id, width)}`);
  }
});

test.each(categories)(
  'the studio makes every width of $name that the shop asks for',
  ({ slug }) => {
    for (const width of categoryPictureWidths) {
      expect(shipped).toContain(`public${pictureUrl(`category-${slug}`, width)}`);
    }
  },
);

test('every picture is rendered at least twice as large as it is shipped', () => {
  for (const { name, script, width, height, outputs: files } of pictures) {
    expect(existsSync(`studio/${script}`), name).toBe(true);
    for (const file of files) {
      expect(width, name).toBeGreaterThanOrEqual(file.width * 2);
      expect(height / width, name).toBeCloseTo(file.height / file.width);
    }
  }
});

test('one picture can be asked for by its name', () => {
  expect(picturesNamed(['socket-set-40pc']).map(({ name }) => name)).toEqual(['socket-set-40pc']);
  expect(picturesNamed(['no-such-tool'])).toEqual([]);
  expect(picturesNamed([])).toBe(pictures);
});
