import { expect, test } from 'vitest';
import { moveAfter } from './scroll-and-focus.ts';

const entry = (url: string, key: string) => {
  const { pathname, search, hash } = new URL(url, 'https://tools.example');
  return { pathname, search, hash, key };
};

test.each([
  ['a link to another page', '/cart', 'PUSH', '/products', 'top'],
  ['a link to the same page', '/products', 'PUSH', '/products', 'top'],
  ['a redirect to another page', '/product/x', 'REPLACE', '/products', 'top'],
  [
    'a redirect to another page with a query',
    '/product/x',
    'REPLACE',
    '/products?sort=price',
    'top',
  ],
  ['the same search once more', '/search?q=saw', 'REPLACE', '/search?q=saw', 'top'],
  ['another search', '/search?q=saw', 'PUSH', '/search?q=drill', 'top'],
  ['the next page of a listing', '/products', 'PUSH', '/products?page=2', 'top'],
  ['Back to another page', '/cart', 'POP', '/products', 'restore'],
  ['Back to the ticked tools', '/compare?tools=a', 'POP', '/products?choosing=a', 'restore'],
  ['Back to another search', '/search?q=saw', 'POP', '/search?q=drill', 'restore'],
  ['a link from a zoomed image to its product', '/product/a#zoom', 'PUSH', '/product/a', 'top'],
  ['Back from a zoomed image to another page', '/product/a#zoom', 'POP', '/cart', 'restore'],
  ['another sort order', '/products', 'REPLACE', '/products?sort=price', 'stay'],
  ['a cart that has been read', '/products?items=a:1', 'REPLACE', '/products', 'stay'],
  ['a tick', '/products?page=2', 'REPLACE', '/products?page=2&choosing=a', 'stay'],
  ['Compare', '/products?choosing=a', 'PUSH', '/compare?tools=a', 'top'],
  ['an image that is zoomed', '/product/a', 'PUSH', '/product/a#zoom', 'stay'],
  ['a link to the hash of another page', '/cart', 'PUSH', '/product/a#zoom', 'stay'],
  ['Forward to a zoomed image', '/cart', 'POP', '/product/a#zoom', 'stay'],
  ['Back from a zoomed image', '/product/a#zoom', 'POP', '/product/a', 'stay'],
  ['a zoomed image that was opened first', '/product/a#zoom', 'REPLACE', '/product/a', 'stay'],
] as const)('focus and scroll position after %s: from %s, %s, to %s: %s', (...row) => {
  const [, from, type, to, move] = row;
  expect(moveAfter(entry(from, 'one'), entry(to, 'two'), type)).toBe(move);
});

test('after a page load and after Back to the skip link, which share a key, focus and scroll position stay', () => {
  const first = entry('/products', 'default');
  expect(moveAfter(first, first, 'POP')).toBe('stay');
  expect(moveAfter(entry('/products#main', 'default'), first, 'POP')).toBe('stay');
});
