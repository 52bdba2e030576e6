import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories';
import { categoryImageWidths, imageUrl, productImageWidths } from '../src/catalogue/images';
import { products } from '../src/catalogue/products';
import { images, imagesNamed, photographs } from './images.mjs';

const outputs = [
  ...new Map(
    [...images, ...photographs].flatMap((image) => image.outputs.map((each) => [each.path, each])),
  ).values(),
];
const outputPaths = new Set(outputs.map(({ path }) => path));

describe.each(outputs)('$path', ({ path, width, height, limit }) => {
  test('has the expected dimensions, format and file size', async () => {
    const { format, compression, hasAlpha, ...size } = await sharp(path).metadata();
    expect(size).toMatchObject({ width, height });
    if (path.endsWith('.avif')) expect([format, compression]).toEqual(['heif', 'av1']);
    else expect(format).toBe(path.endsWith('.jpg') ? 'jpeg' : 'png');
    const isPhotograph = photographs.some(({ id }) => path.startsWith(`public/images/${id}-`));
    if (!isPhotograph) expect(hasAlpha).toBe(!/hero|social/.test(path));
    expect(statSync(path).size).toBeLessThanOrEqual(limit);
  });
});

test('all AVIF files together are at most 700 kB', () => {
  const avif = [...outputPaths].filter((path) => path.endsWith('.avif'));
  const total = avif.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(total).toBeLessThanOrEqual(700_000);
});

test('public/images contains exactly the outputs', () => {
  const files = readdirSync('public/images').map((file) => `public/images/${file}`);
  expect(new Set(files)).toEqual(outputPaths);
});

test.each(products)('$id has an image in every width of its srcset', ({ id }) => {
  for (const width of productImageWidths) {
    expect(outputPaths).toContain(`public${imageUrl(id, width)}`);
  }
});

test.each(categories)('$name has an image in every width of its srcset', ({ slug }) => {
  for (const width of categoryImageWidths) {
    expect(outputPaths).toContain(`public${imageUrl(`category-${slug}`, width)}`);
  }
});

test('every image is rendered at twice its output size or more', () => {
  for (const { name, script, width, height, outputs: files } of images) {
    expect(existsSync(`studio/${script}`), name).toBe(true);
    for (const file of files) {
      expect(width, name).toBeGreaterThanOrEqual(file.width * 2);
      expect(height / width, name).toBeCloseTo(file.height / file.width);
    }
  }
});

test('images can be selected by name', () => {
  expect(imagesNamed(['socket-set-40pc']).map(({ name }) => name)).toEqual(['socket-set-40pc']);
  expect(imagesNamed(['no-such-tool'])).toEqual([]);
  expect(imagesNamed([])).toBe(images);
});
