import { expect, test } from 'vitest';
import { queryParameters } from './paths.ts';
import { filePattern, ignoredParameters } from './sw-urls.ts';

test.each([...Object.values(queryParameters), 'utm_source', 'v'])(
  'a precached file is found whatever the value of its parameter %s',
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
