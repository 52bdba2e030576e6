import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { imageNames, imageUrl, productImageWidths } from '../src/catalogue/images';
import { queryParameters } from '../src/paths';
import { filePattern, ignoredParameters, installOrder, notPrecached } from './precache';

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
