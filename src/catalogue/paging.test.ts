import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPage } from './paging';

const list = (length: number) => Array.from({ length }, (_, index) => index);

test('the current catalogue has one page', () => {
  expect(listPage(list(14), '')).toEqual({ entries: list(14), number: 1, count: 1 });
  expect(listPage(list(24), '').count).toBe(1);
  expect(listPage([], '')).toEqual({ entries: [], number: 1, count: 1 });
});

test('a longer list has 24 products on each page', () => {
  expect(listPage(list(25), '2')).toEqual({ entries: [24], number: 2, count: 2 });
  expect(listPage(list(14_000), '2').entries[0]).toBe(24);
  expect(listPage(list(14_000), '1').count).toBe(584);
});

test.each(['', '0', '-1', '1.5', 'x', '3', '1e1', '99999999999999999999'])(
  'page "%s" of 2 gives the first page',
  (page) => {
    expect(listPage(list(40), page).number).toBe(1);
  },
);

test('the pages together contain every product in order', () => {
  fc.assert(
    fc.property(fc.nat(500), (length) => {
      const { count } = listPage(list(length), '');
      const pages = list(count).map((index) => listPage(list(length), String(index + 1)).entries);
      expect(pages.flat()).toEqual(list(length));
    }),
  );
});
