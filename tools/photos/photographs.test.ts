import { expect, test } from 'vitest';
import { photographIn } from './photographs.mjs';

const store = { slugs: ['saws', 'size-2'], idsOfProducts: ['saw', 'drill', 'drill-2'] };
const photograph = (file: string) => photographIn(file, store);
const files = (file: string) =>
  photograph(file)?.outputs.map(({ path }) => path.replace('public/images/', ''));

test('a photograph of the hero gives the images of all three shapes', () => {
  expect(files('hero.jpg')).toEqual([
    'hero-phone-960.avif',
    'hero-1200.jpg',
    'hero-tablet-1600.avif',
    'hero-wide-2440.avif',
  ]);
  expect(photograph('hero.jpg')).toMatchObject({
    file: 'photos/hero.jpg',
    isOfProduct: false,
    replaces: ['hero-phone', 'hero-tablet', 'hero-wide'],
  });
});

test.each([
  [
    'category-saws.png',
    ['category-saws-400.jpg', 'category-saws-400.avif', 'category-saws-656.avif'],
  ],
  [
    'category-size-2.jpg',
    ['category-size-2-400.jpg', 'category-size-2-400.avif', 'category-size-2-656.avif'],
  ],
  ['social.webp', ['social.png']],
  ['state-empty.jpg', ['state-empty-640.jpg', 'state-empty-640.avif']],
  ['state-lost.avif', ['state-lost-640.jpg', 'state-lost-640.avif']],
])('%s gives the images %j, which it fills', (file, outputs) => {
  expect(files(file)).toEqual(outputs);
  expect(photograph(file)).toMatchObject({
    isOfProduct: false,
    replaces: [file.replace(/\.\w+$/, '')],
  });
});

test('a photograph of a product gives its image in every width and as a JPEG, the first also one for social media', () => {
  expect(files('saw.jpg')).toEqual([
    'saw-640.jpg',
    'saw-192.avif',
    'saw-560.avif',
    'saw-1120.avif',
    'saw-1680.avif',
    'saw-social.jpg',
  ]);
  expect(files('saw-3.jpg')).toEqual([
    'saw-3-640.jpg',
    'saw-3-192.avif',
    'saw-3-560.avif',
    'saw-3-1120.avif',
    'saw-3-1680.avif',
  ]);
  expect(photograph('saw-3.jpg')).toMatchObject({ id: 'saw', name: 'saw-3', isOfProduct: true });
});

test('a number at the end may belong to the id of a product', () => {
  expect(photograph('drill-2.jpg')).toMatchObject({ id: 'drill-2', name: 'drill-2' });
});

test.each(['IMG_1234.jpg', 'category-hammers.jpg', 'hero-wide.jpg', 'hammer-2.jpg', 'saw-10.jpg'])(
  '%s says nothing about what it shows',
  (file) => {
    expect(photograph(file)).toBeUndefined();
  },
);
