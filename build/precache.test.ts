import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { imageNames, imageUrl, productImageWidths } from '../src/catalogue/images';
import { queryParameters } from '../src/paths';
import {
  areImagesPrecached,
  cachedWhenSeen,
  filePattern,
  ignoredParameters,
  installOrder,
  notPrecached,
} from './precache';

const [first = '', ...otherViews] = imageNames({ id: 'jack', views: Array(8).fill('A side') });
const file = (name: string, width: number) => imageUrl(name, width).slice(1);

test('the first image of a product is precached large and small, each other view small', () => {
  const precachedWidths = (name: string) =>
    productImageWidths.filter(
      (width) => !notPrecached.some((glob) => matchesGlob(file(name, width), glob)),
    );
  expect(precachedWidths(first)).toEqual([560, 1120]);
  expect(otherViews.at(-1)).toBe('jack-9');
  for (const name of otherViews) expect(precachedWidths(name), name).toEqual([560]);
});

test('of many images only the first of a product is precached', () => {
  const ignored = [...notPrecached, ...cachedWhenSeen];
  const precachedWidths = (name: string) =>
    productImageWidths.filter(
      (width) => !ignored.some((glob) => matchesGlob(file(name, width), glob)),
    );
  expect(precachedWidths(first)).toEqual([560]);
  for (const name of otherViews) expect(precachedWidths(name), name).toEqual([]);
  for (const name of ['hero-wide-2440', 'category-hand-tools-656']) {
    expect(
      ignored.some((glob) => matchesGlob(`images/${name}.avif`, glob)),
      name,
    ).toBe(false);
  }
});

test('images are many from 1.4 MB on, without the files that are never precached', () => {
  const never = [
    ['jack-192.avif', 9e6],
    ['category-a-400.avif', 9e6],
    ['jack-2-1120.avif', 9e6],
    ['jack-social.jpg', 9e6],
  ] as const;
  expect(
    areImagesPrecached([...never, ['jack-560.avif', 700_000], ['jack-1120.avif', 700_000]]),
  ).toBe(true);
  expect(
    areImagesPrecached([
      ['jack-560.avif', 700_000],
      ['jack-2-560.avif', 700_001],
    ]),
  ).toBe(false);
});

test('each other view of a product is installed after the large images', () => {
  for (const name of otherViews) {
    const files = [file(name, 560), file(first, 1120), file(first, 560), 'index.html'];
    expect(files.toSorted(installOrder), name).toEqual(files.toReversed());
  }
});

test.each([...Object.values(queryParameters), 'utm_source'])(
  'a precached page is found whatever the value of its parameter %s',
  (name) => {
    expect(ignoredParameters.some((pattern) => pattern.test(name))).toBe(true);
    expect(ignoredParameters.some((pattern) => pattern.test(`x${name}`))).toBe(false);
  },
);

test.each([
  ['/images/a.avif', true],
  ['/licenses.txt?x=1', true],
  ['/products', false],
  ['/products.html', false],
  ['/index.html?x=a.txt', false],
  ['/search?q=obd2.xml', false],
  ['/product/..%2f..%2fcart', false],
  ['/category/..%2f..', false],
  ['/product/..', false],
])('%s is a file: %s', (path, isFile) => {
  expect(filePattern.test(path)).toBe(isFile);
});
