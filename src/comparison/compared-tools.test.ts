import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import {
  choosingUrl,
  chosenTools,
  comparisonTitle,
  toolsIn,
  withToggled,
} from './compared-tools.ts';

const [a, b, c, d, e] = products.map(({ id }) => id) as [string, string, string, string, string];

test.each([
  ['', [], 0],
  ['?tools=', [], 0],
  [`?tools=${a},${b}`, [a, b], 0],
  [`?tools=${b},${a}`, [b, a], 0],
  [`?tools=${a},%20${b},`, [a, b], 0],
  [`?tools=${a}&tools=${b}`, [a, b], 0],
  [`?choosing=${a}`, [], 0],
  [`?tools=${a},nope,__proto__`, [a], 2],
  [`?tools=${a},${a},${b}`, [a, b], 1],
  [`?tools=nope,${a},${b},${c},${d},${e}`, [a, b, c, d], 2],
])('%s compares %j and leaves out %i', (query, ids, leftOut) => {
  const found = toolsIn(query, 'tools');
  expect(found.products.map(({ id }) => id)).toEqual(ids);
  expect(found.leftOut).toBe(leftOut);
});

test('any query gives at most four distinct products', () => {
  const entry = fc.oneof(fc.constantFrom(a, b, c, d, e, ''), fc.string());
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
      const found = toolsIn(`?tools=${entries.join(',')}`, 'tools').products;
      expect(found.length).toBeLessThanOrEqual(4);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});

test('a tick keeps the other parameters of its page', () => {
  const query = '?q=a%26b&choosing=a&sort=top-rated';
  expect(choosingUrl(['a', 'b'], '/search', query)).toBe(
    '/search?q=a%26b&choosing=a,b&sort=top-rated',
  );
  expect(choosingUrl([], '/search', query)).toBe('/search?q=a%26b&sort=top-rated');
});

test('a link ticks a product on the same page, and without any tick the page still offers them', () => {
  const [product] = products as [Product];
  const linkOn = (search: string) =>
    chosenTools({ pathname: '/search', search }).toggleLink(product);
  expect(linkOn('?q=x&choosing=').to).toBe(`/search?q=x&choosing=${a}`);
  expect(linkOn(`?q=x&choosing=${a}`)).toEqual({
    to: '/search?q=x&choosing=',
    replace: true,
    rel: 'nofollow',
  });
});

test.each([
  ['', '/search?choosing='],
  ['?q=x', '/search?q=x&choosing='],
  ['?view=list', '/search?choosing='],
  [`?view=list&choosing=${a}`, '/search?view=list'],
  [`?q=x&choosing=${a}`, '/search?q=x'],
  ['?choosing=', '/search'],
])('the button above the products of %s leads to %s', (search, url) => {
  expect(chosenTools({ pathname: '/search', search }).chooseLink.to).toBe(url);
});

test('a product is added to the compared ones, or removed from them', () => {
  const [first, second, third] = products as [Product, Product, Product];
  expect(withToggled([first, second], third)).toEqual([a, b, c]);
  expect(withToggled([first, second], first)).toEqual([b]);
});

test('links keep all ticks', () => {
  const { ids, productUrl, toggleLink } = chosenTools({
    pathname: '/products',
    search: `?choosing=${a},${b}`,
  });
  expect(ids).toEqual([a, b]);
  expect(productUrl(c)).toBe(`/product/${c}?choosing=${a},${b}`);
  expect(toggleLink(products[2] as Product).to).toBe(`/products?choosing=${a},${b},${c}`);
});

test('without a query, a page on which tools are ticked has only these', () => {
  expect(choosingUrl([a], '/products')).toBe(`/products?choosing=${a}`);
});

test('the title of a comparison has the number of its tools', () => {
  expect(comparisonTitle('')).toBe('Compare tools');
  expect(comparisonTitle(`?choosing=${a}`)).toBe('Compare tools');
  expect(comparisonTitle(`?tools=${a}`)).toBe('Compare 1 tool');
  expect(comparisonTitle(`?tools=${a},${b},zzz`)).toBe('Compare 2 tools');
});
