import type { Path } from 'react-router-dom';
import { expect, test } from 'vitest';
import { latestSlots, type Slots, slotsAfter, withPageAhead } from './slots.ts';

const url = (path: string): Path => {
  const { pathname, search, hash } = new URL(path, 'https://tools.example');
  return { pathname, search, hash };
};

const first: Slots = [{ id: 0, url: url('/'), key: 'home', isForClick: false }];
const open = (slots: Slots, path: string) =>
  slotsAfter(slots, { url: url(path), key: path, type: 'PUSH' });
const goTo = (slots: Slots, key: string, path: string) =>
  slotsAfter(slots, { url: url(path), key, type: 'POP' });
const ids = (slots: Slots) => slots.map(({ id }) => id);
const paths = (slots: Slots) => slots.map((slot) => slot.url.pathname + slot.url.search);

test('a click shows a new page and keeps the one before it', () => {
  const slots = open(first, '/cart');
  expect(paths(slots)).toEqual(['/cart', '/']);
  expect(ids(slots)).toEqual([1, 0]);
  expect(slots[0].isForClick).toBe(true);
});

test('another URL of the same path keeps the page', () => {
  const listing = open(first, '/products');
  expect(ids(open(listing, '/products?sort=rating'))).toEqual([1, 0]);
  expect(ids(goTo(open(listing, '/products#view'), '/products', '/products'))).toEqual([1, 0]);
});

test('a click shows the page that was rendered ahead for its URL', () => {
  const ahead = withPageAhead(first, url('/search?q=wrench'));
  expect(paths(ahead)).toEqual(['/', '/search?q=wrench']);
  expect(ids(open(ahead, '/search?q=wrench'))).toEqual([1, 0]);
  expect(ids(open(ahead, '/search?q=wrench#results'))).toEqual([1, 0]);
  expect(ids(open(ahead, '/search?q=drill'))).toEqual([2, 0, 1]);
});

test('one page at a time is rendered ahead, and none of the shown path', () => {
  const ahead = withPageAhead(first, url('/cart'));
  expect(withPageAhead(ahead, url('/cart'))).toBe(ahead);
  expect(withPageAhead(first, url('/?utm=mail'))).toBe(first);
  expect(paths(withPageAhead(ahead, url('/contact')))).toEqual(['/', '/contact']);
  expect(paths(withPageAhead(ahead))).toEqual(['/']);
  expect(withPageAhead(first)).toBe(first);
});

test('Back to an entry whose page was not kept renders it, not as a new page', () => {
  const [shown] = goTo(open(first, '/cart'), 'another', '/products');
  expect(shown).toMatchObject({ id: 2, isForClick: false });
});

test('Back shows the page of the path, if two entries have the same key', () => {
  const product = goTo(open(first, '/product/x'), 'home', '/product/x');
  const home = goTo(open(product, '/contact'), 'home', '/');
  expect(ids(home)).toEqual([0, 2, 1]);
});

test('a page whose history entry was replaced is dropped', () => {
  const slots = slotsAfter(first, { url: url('/contact'), key: 'cart', type: 'REPLACE' });
  expect(paths(slots)).toEqual(['/contact']);
});

test('a click on the URL of a kept page renders a new one', () => {
  expect(ids(open(open(first, '/contact'), '/'))).toEqual([2, 1, 0]);
});

test('the cart page is not kept', () => {
  const cart = goTo(first, 'cart', '/cart');
  expect(ids(goTo(cart, 'contact', '/contact'))).toEqual([2, 0]);
});

test('four pages are kept, and the one that was rendered ahead', () => {
  const visited = ['/1', '/2', '/3', '/4', '/5'].reduce(open, first);
  const slots = withPageAhead(visited, url('/6'));
  expect(paths(latestSlots(slots))).toEqual(['/5', '/4', '/3', '/2', '/1', '/6']);
  expect(latestSlots(first)).toBe(first);
});
