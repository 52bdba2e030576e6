import { expect, test } from 'vitest';
import { imageNames, imageUrl, productFileWidths } from '../src/catalogue/images.ts';
import { installOrder, notPrecached } from './precache.ts';

const [first = '', ...otherViews] = imageNames({ id: 'jack', views: Array(8).fill('A side') });
const file = (name: string, width: number) => imageUrl(name, width).slice(1);

/** The files of a product with eight other views, of one whose id ends with a digit, and of the home page. */
const files = (size: number) =>
  [
    ...[first, ...otherViews, 'lamp-2'].flatMap((name) =>
      productFileWidths.map((width) => `${name}-${width}.avif`),
    ),
    ...['category-lamps-400.avif', 'category-lamps-656.avif', 'hero-wide-2440.avif'],
    'jack-social.jpg',
  ].map((name) => [name, size] as const);

/** The widths of an image that are precached. */
const widthsOf = (name: string, size: number) =>
  productFileWidths.filter((width) => !notPrecached(files(size)).globs.includes(file(name, width)));

test('the first image of a product is precached large and small, each other view small', () => {
  expect(widthsOf(first, 1000)).toEqual([560, 1120]);
  expect(widthsOf('lamp-2', 1000)).toEqual([560, 1120]);
  expect(otherViews.at(-1)).toBe('jack-9');
  for (const name of otherViews) expect(widthsOf(name, 1000), name).toEqual([560]);
});

test('of many images only the first of a product is precached', () => {
  expect(widthsOf(first, 1e6)).toEqual([560]);
  expect(widthsOf('lamp-2', 1e6)).toEqual([560]);
  for (const name of otherViews) expect(widthsOf(name, 1e6), name).toEqual([]);
});

test('hero and categories are precached, except the smallest file', () => {
  for (const size of [1000, 1e6]) {
    const { globs } = notPrecached(files(size));
    expect(globs).toContain('images/category-lamps-400.avif');
    expect(globs).not.toContain('images/category-lamps-656.avif');
    expect(globs).not.toContain('images/hero-wide-2440.avif');
  }
});

test('images are many above 1.65 MB, without the files that are never precached', () => {
  const never = [
    ['jack-192.avif', 9e6],
    ['category-a-400.avif', 9e6],
    ['jack-2-1120.avif', 9e6],
    ['jack-1680.avif', 9e6],
    ['jack-2-1680.avif', 9e6],
    ['jack-social.jpg', 9e6],
  ] as const;
  const hasAll = (...sizes: number[]) =>
    notPrecached([...never, ['jack-560.avif', sizes[0] ?? 0], ['jack-1120.avif', sizes[1] ?? 0]])
      .hasAllImages;
  expect(hasAll(825_000, 825_000)).toBe(true);
  expect(hasAll(825_000, 825_001)).toBe(false);
});

test('each other view of a product is installed after the large images', () => {
  for (const name of otherViews) {
    const order = [file(name, 560), file(first, 1120), file(first, 560), 'index.html'];
    expect(order.toSorted(installOrder), name).toEqual(order.toReversed());
  }
});

test('what is in the box, the fourth view of a product, is installed last', () => {
  const order = ['jack-4', 'jack-3', 'jack-2', 'jack'].map((name) => file(name, 560));
  expect([...order, 'index.html'].toSorted(installOrder)).toEqual([
    'index.html',
    file('jack', 560),
    file('jack-3', 560),
    file('jack-2', 560),
    file('jack-4', 560),
  ]);
});
