import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  categoryUrl,
  compareUrl,
  isProductPath,
  productUrl,
  queryValue,
  searchTermIn,
  searchUrl,
  withQueryValue,
} from './paths.ts';

const queryOf = (url: string) => url.slice(url.indexOf('?'));

test('products and categories have URLs', () => {
  expect(productUrl('socket-set-40pc')).toBe('/product/socket-set-40pc');
  expect(categoryUrl('hand-tools')).toBe('/category/hand-tools');
});

test('the comparison has a URL, which keeps the other parameters of its page', () => {
  expect(compareUrl(['a', 'b'])).toBe('/compare?tools=a,b');
  expect(compareUrl([])).toBe('/compare');
  expect(compareUrl(['a', 'b'], '?tools=a&differences=only')).toBe(
    '/compare?tools=a,b&differences=only',
  );
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
  expect(withQueryValue(query, 'sort', order)).toBe(sorted);
  expect(queryValue(sorted, 'sort')).toBe(order);
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
