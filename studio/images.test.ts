import { existsSync, readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories';
import {
  categoryImageWidths,
  imageNames,
  imageUrl,
  productImageWidths,
} from '../src/catalogue/images';
import { products } from '../src/catalogue/products';
import { images, imagesNamed, photographs } from './images.mjs';

const outputs = [...images, ...photographs].flatMap((image) => image.outputs);
const outputPaths = new Set(outputs.map(({ path }) => path));

describe.each(outputs)('$path', ({ path, width, height, limit }) => {
  test('has the expected dimensions, format and file size', async () => {
    const { format, compression, hasAlpha, ...size } = await sharp(path).metadata();
    expect(size).toMatchObject({ width, height });
    if (path.endsWith('.avif')) expect([format, compression]).toEqual(['heif', 'av1']);
    else expect(format).toBe(path.endsWith('.jpg') ? 'jpeg' : 'png');
    expect(hasAlpha).toBe(false);
    expect(statSync(path).size).toBeLessThanOrEqual(limit);
  });
});

test('all images of products together are at most 2.2 MB', () => {
  const names = products.flatMap(imageNames);
  const files = names.flatMap((name) =>
    productImageWidths.map((width) => `public${imageUrl(name, width)}`),
  );
  const total = files.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(total).toBeLessThanOrEqual(2_200_000);
});

test('public/images contains exactly the outputs', () => {
  const files = readdirSync('public/images').map((file) => `public/images/${file}`);
  expect(new Set(files)).toEqual(outputPaths);
});

test.each(categories)('$name has an image in every width of its srcset', ({ slug }) => {
  for (const width of categoryImageWidths) {
    expect(outputPaths).toContain(`public${imageUrl(`category-${slug}`, width)}`);
  }
});

test('every image is rendered in the size of its largest output', () => {
  for (const { name, script, width, height, outputs: files } of images) {
    expect(existsSync(`studio/${script}`), name).toBe(true);
    expect(Math.max(...files.map((file) => file.width)), name).toBe(width);
    for (const file of files) expect(height / width, name).toBeCloseTo(file.height / file.width);
  }
});

test('images can be selected by name, a product with its views', () => {
  const selected = imagesNamed(['socket-set-40pc', 'social']).map(({ name }) => name);
  expect(selected).toEqual(['socket-set-40pc', 'socket-set-40pc-2', 'socket-set-40pc-3', 'social']);
  expect(imagesNamed(['no-such-tool'])).toEqual([]);
  expect(imagesNamed([])).toBe(images);
});
