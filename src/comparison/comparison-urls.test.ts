import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { canCompare, compareUrl, comparisonIn, withToggled } from './comparison-urls.ts';

const [template] = products as [Product];
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id): Product => ({ ...template, id }));

test.each([
  ['', '', 0],
  ['?compare=', '', 0],
  ['?compare=a,b', 'a b', 0],
  ['?compare=b,a', 'b a', 0],
  ['?compare=a,%20b,', 'a b', 0],
  ['?compare=a&compare=b', 'a b', 0],
  ['?compare=a', 'a', 0],
  ['?compare=a,nope,__proto__', 'a', 2],
  ['?compare=a,a,b', 'a b', 1],
  ['?compare=a,b,c,d,e,f', 'a b c d', 2],
  ['?compare=nope,a,b,c,d', 'a b c d', 1],
])('%s compares "%s" and leaves out %i', (query, ids, leftOut) => {
  const comparison = comparisonIn(query, six);
  expect(comparison.products.map(({ id }) => id).join(' ')).toBe(ids);
  expect(comparison.leftOut).toBe(leftOut);
});

test('any query gives at most four distinct products', () => {
  const entry = fc.oneof(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', ''), fc.string());
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const found = comparisonIn(`?compare=${entries.join(',')}`, six).products;
      expect(found.length).toBeLessThanOrEqual(4);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});

test('a comparison keeps the other parameters of its page', () => {
  expect(compareUrl(['a', 'b'])).toBe('/products?compare=a,b');
  expect(compareUrl([])).toBe('/products');
  const page = { pathname: '/search', search: '?q=a%26b&compare=a&sort=top-rated' };
  expect(compareUrl(['a', 'b'], page)).toBe('/search?q=a%26b&compare=a,b&sort=top-rated');
  expect(compareUrl([], page)).toBe('/search?q=a%26b&sort=top-rated');
  const filtered = { pathname: '/products', search: '?compare=a&differences=only' };
  expect(compareUrl(['a', 'b'], filtered)).toBe('/products?compare=a,b&differences=only');
});

test.each([
  ['/products', true],
  ['/search', true],
  ['/category/hand-tools', true],
  ['/', false],
  ['/cart', false],
  ['/product/socket-set-40pc', true],
])('%s keeps a comparison in its URL: %s', (pathname, isKept) => {
  expect(canCompare(pathname)).toBe(isKept);
});

test('a product is added to the compared ones, or removed from them', () => {
  expect(withToggled(six.slice(0, 2), 'c')).toEqual(['a', 'b', 'c']);
  expect(withToggled(six.slice(0, 2), 'a')).toEqual(['b']);
});
