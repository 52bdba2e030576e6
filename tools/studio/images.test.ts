import { existsSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { outputsOf, unusedImages } from '../../build/images.ts';
import { categories } from '../../src/catalogue/categories.ts';
import {
  categoryImageName,
  categoryImageWidths,
  imageNames,
  imageUrl,
  productFileWidths,
  productImageWidths,
  socialImage,
} from '../../src/catalogue/images.ts';
import { products } from '../../src/catalogue/products.ts';
import smallImages from '../../src/catalogue/small-images.json' with { type: 'json' };
import { store } from '../../src/store.ts';
import { slugs } from '../photos/photographs.mjs';
import { images, imagesNamed } from './images.mjs';

const outputs = outputsOf({ products, categories }, store);

describe.each(outputs)('$path', ({ path, width, height, limit }) => {
  test('has the expected dimensions, format and file size', async () => {
    const { format, compression, hasAlpha, exif, ...size } = await sharp(path).metadata();
    const name = basename(path).replace(/-\d+\.avif$/, '');
    const scale = Math.min(
      1,
      ((smallImages as Readonly<Record<string, number>>)[name] ?? width) / width,
    );
    expect(size).toMatchObject({ width: width * scale, height: height * scale });
    if (path.endsWith('.avif')) expect([format, compression]).toEqual(['heif', 'av1']);
    else expect(format).toBe(path.endsWith('.jpg') ? 'jpeg' : 'png');
    expect(hasAlpha).toBe(false);
    expect(exif).toBeUndefined();
    expect(statSync(path).size).toBeLessThanOrEqual(limit);
  });
});

test('public/images has no file that the store does not show', () => {
  expect(unusedImages(outputs)).toBeUndefined();
});

test('products and categories have an image in every width of their srcset, and products one for magnifying', () => {
  const urls = outputs.map(({ path }) => path.replace(/^public/, ''));
  const ofProducts = products.flatMap((product) => [
    socialImage(product.id).url,
    ...imageNames(product).flatMap((name) => [
      ...productFileWidths.map((width) => imageUrl(name, width)),
    ]),
  ]);
  const ofCategories = categories.flatMap(({ slug }) =>
    categoryImageWidths.map((width) => imageUrl(categoryImageName(slug), width)),
  );
  expect(urls).toEqual(expect.arrayContaining([...ofProducts, ...ofCategories]));
});

test('the rendered images of products are at most 160 kB per product in all widths of their srcset', () => {
  const ids = products.map(({ id }) => id).filter((id) => images.some(({ name }) => name === id));
  const files = products
    .filter(({ id }) => ids.includes(id))
    .flatMap(imageNames)
    .flatMap((name) => productImageWidths.map((width) => `public${imageUrl(name, width)}`));
  const total = files.reduce((sum, path) => sum + statSync(path).size, 0);
  expect(total).toBeLessThanOrEqual(160_000 * ids.length);
});

test('the studio reads the slugs of the categories', () => {
  expect(slugs).toEqual(categories.map(({ slug }) => slug));
});

test('every image is rendered in the size of its largest output', () => {
  for (const { name, script, width, height, outputs: files } of images) {
    expect(existsSync(`tools/studio/${script}`), name).toBe(true);
    expect(Math.max(...files.map((file) => file.width)), name).toBe(width);
    for (const file of files) expect(height / width, name).toBeCloseTo(file.height / file.width);
  }
});

test('no image is rendered of a product that the store no longer has', () => {
  const ids = products.map(({ id }) => id);
  const rendered = images.filter(({ script }) => /^(tools|boxes|uses)\//.test(script));
  for (const { name, view } of rendered) expect(ids).toContain(view > 1 ? name.slice(0, -2) : name);
});

test('images can be selected by name, a product with its views', () => {
  const image = (name: string, view = 1) => {
    return { name, view, script: '', width: 1, height: 1, samples: 1, outputs: [] };
  };
  const all = [
    image('saw'),
    image('saw-2', 2),
    image('saw-3', 3),
    image('size-2'),
    image('social'),
  ];
  const selected = imagesNamed(['saw', 'size', 'social'], all).map(({ name }) => name);
  expect(selected).toEqual(['saw', 'saw-2', 'saw-3', 'social']);
  expect(imagesNamed(['no-such-tool'], all)).toEqual([]);
  expect(imagesNamed([], all)).toBe(all);
});
