import { expect, test } from 'vitest';
import { categories } from '../src/catalogue/categories.ts';
import { products } from '../src/catalogue/products.ts';
import { jack } from '../test/jack.ts';
import {
  missingImages,
  missingScenes,
  missingSocialImages,
  neededImages,
  outputsOf,
  shownImages,
  unusedImages,
} from './images.ts';

test('a missing image of the home page names the photograph and the command, once for all its shapes', () => {
  expect(missingScenes({ heroAlt: 'A saw' }, () => true)).toEqual([]);
  expect(missingScenes({ heroAlt: 'A saw' }, (path) => !`${path}`.includes('/hero-'))).toEqual([
    'no image hero: run npm run photos -- hero with a photograph photos/hero.jpg.',
  ]);
  expect(missingScenes({ heroAlt: 'A saw' }, (path) => !`${path}`.includes('/social.png'))).toEqual(
    ['no image social: run npm run photos -- social with a photograph photos/social.jpg.'],
  );
});

test('a store without a wide photograph needs no image of the home page, and its files are those to delete', () => {
  expect(missingScenes({ heroAlt: '' }, (path) => !`${path}`.includes('/hero-'))).toEqual([]);
  const outputs = outputsOf({ products, categories }, { heroAlt: '' });
  const files = ['hero-wide-2440.avif', 'hero-1200.jpg', 'social.png'];
  expect(unusedImages(outputs, files)).toBe(
    'Delete these files, which the store does not show: public/images/hero-wide-2440.avif, public/images/hero-1200.jpg',
  );
  const heroesWith = (heroAlt: string) =>
    shownImages({ products, categories }, { heroAlt }).filter((path) => path.includes('/hero-'));
  expect(heroesWith('')).toEqual([]);
  expect(heroesWith('A saw')).toEqual([
    'images/hero-phone-960.avif',
    'images/hero-tablet-1600.avif',
    'images/hero-wide-2440.avif',
  ]);
});

test('files of a category or product that does not exist any more are named', () => {
  const outputs = outputsOf({ products, categories }, { heroAlt: 'A saw' });
  const files = outputs.map(({ path }) => path.replace('public/images/', ''));
  expect(unusedImages(outputs, files)).toBeUndefined();
  const old = ['category-lifting-400.avif', 'jack-2-192.avif'];
  expect(unusedImages(outputs, [...files, ...old])).toBe(
    'Delete these files, which the store does not show: public/images/category-lifting-400.avif, public/images/jack-2-192.avif',
  );
});

test('a missing JPEG of an image is a missing image', () => {
  const catalogue = { products: products.slice(0, 1), categories: categories.slice(0, 1) };
  const id = `${catalogue.products[0]?.id}`;
  const slug = `${catalogue.categories[0]?.slug}`;
  expect(missingImages(catalogue, (path) => !/-640\.jpg|-400\.jpg/.test(`${path}`))).toEqual([
    `/images/${id}-640.jpg`,
    ...(catalogue.products[0]?.views ?? []).map((_, index) => `/images/${id}-${index + 2}-640.jpg`),
    `/images/category-${slug}-400.jpg`,
  ]);
  expect(
    missingScenes({ heroAlt: 'A saw' }, (path) => path !== 'public/images/hero-1200.jpg'),
  ).toEqual(['no image hero: run npm run photos -- hero with a photograph photos/hero.jpg.']);
});

test('the missing images of products and categories are those that a page shows', () => {
  const [first] = products;
  const catalogue = { products: products.slice(0, 1), categories: categories.slice(0, 1) };
  expect(missingImages(catalogue, () => true)).toEqual([]);
  const id = `${first?.id}`;
  const hasOthers = (path: unknown) => !/-560\.avif|category-.*avif|hero|social/.test(`${path}`);
  const views = (first?.views ?? []).map((_, index) => `/images/${id}-${index + 2}-560.avif`);
  const category = `category-${categories[0]?.slug}`;
  expect(missingImages(catalogue, hasOthers)).toEqual([
    ...[`/images/${id}-560.avif`, ...views],
    ...[`/images/${category}-400.avif`, `/images/${category}-656.avif`],
  ]);
});

test('a product that cannot be bought may lack its photographs', () => {
  const views = ['The back'];
  const missing = ['/images/jack-560.avif', '/images/jack-640.jpg', '/images/jack-2-560.avif'];
  const ofCategory = '/images/category-lifting-400.avif';
  expect(neededImages(missing, [{ ...jack, views }])).toEqual(missing);
  for (const availability of ['sold-out', 'discontinued'] as const) {
    const product = { ...jack, views, availability };
    expect(neededImages([...missing, ofCategory], [product])).toEqual([ofCategory]);
  }
});

test('without a photograph the image for link previews is missing too', () => {
  const missing = ['/images/jack-640.jpg'];
  const social = ['/images/jack-social.jpg'];
  expect(missingSocialImages(missing, [jack], () => false)).toEqual(social);
  expect(missingSocialImages(missing, [jack], () => true)).toEqual([]);
  expect(missingSocialImages([], [jack], () => false)).toEqual([]);
});
