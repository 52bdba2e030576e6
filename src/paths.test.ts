import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  categoryUrl,
  isProductPath,
  isSameListing,
  listingValue,
  productUrl,
  searchTermIn,
  searchUrl,
  withListingValue,
} from './paths.ts';

const queryOf = (url: string) => url.slice(url.indexOf('?'));

test('products and categories have URLs', () => {
  expect(productUrl('socket-set-40pc')).toBe('/product/socket-set-40pc');
  expect(categoryUrl('hand-tools')).toBe('/category/hand-tools');
});

test('a search URL gives back its term', () => {
  expect(searchUrl('a&b=c#d %')).toBe('/search?q=a%26b%3Dc%23d+%25');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (term) => {
      expect(searchTermIn(queryOf(searchUrl(term)))).toBe(term.trim());
    }),
  );
});

test('a term with a lone surrogate still has a URL', () => {
  expect(searchUrl('\ud800')).toBe('/search?q=%EF%BF%BD');
});

test.each([
  ['?q=%20torque+wrench%20', 'torque wrench'],
  ['?q=', ''],
  ['?q', ''],
  ['?', ''],
  ['', ''],
  ['?utm_source=q', ''],
  ['?q=%E0%A4%A', '\ufffd%A'],
])('the search term of "%s" is "%s"', (query, term) => {
  expect(searchTermIn(query)).toBe(term);
});

test.each([
  ['', 'price-low', '?sort=price-low'],
  ['?q=a%26b&utm_source=x', 'top-rated', '?q=a%26b&utm_source=x&sort=top-rated'],
  ['?sort=price-low&q=x', 'price-high', '?sort=price-high&q=x'],
  ['?sort=price-low&q=x', '', '?q=x'],
  ['?sort=price-low', '', ''],
])('"%s" with the sort order "%s" is %s', (query, order, sorted) => {
  expect(withListingValue(query, 'sort', order)).toBe(sorted);
  expect(listingValue(sorted, 'sort')).toBe(order);
});

test.each([
  ['/product/socket-set-40pc', true],
  ['/product/no-such-tool', true],
  ['/products', false],
  ['/cart', false],
  ['/category/product/', false],
])('%s is a product page: %s', (pathname, isProduct) => {
  expect(isProductPath(pathname)).toBe(isProduct);
});

test.each([
  ['', '', true],
  ['', '?compare=a&choosing=1', true],
  ['', '?compare=a', false],
  ['?compare=a&choosing=1', '?compare=a', false],
  ['?compare=a', '?compare=a,b', true],
  ['?q=x&compare=a&choosing=1', '?q=x', true],
  ['?compare=a', '', false],
  ['?sort=price-low', '?sort=price-low&view=list', true],
  ['?q=x', '?q=y', false],
  ['?q=x&compare=a', '?q=y&compare=a', false],
  ['', '?page=2', false],
  ['?sort=price-low', '', false],
])('"%s" and "%s" are the same listing: %s', (query, other, isSame) => {
  expect(isSameListing(query, other)).toBe(isSame);
});
