import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { listPage, sortedBy, sortOrders } from './sort-and-paging.ts';

const first = (id: string) => sortedBy(id, products).map((product) => product.id);

test('there are four sort orders and the catalogue order is first', () => {
  expect(sortOrders.map(({ name }) => name)).toEqual([
    'Featured',
    'Price low to high',
    'Price high to low',
    'Top rated',
  ]);
  expect(first('')).toEqual(products.map(({ id }) => id));
});

test.each([
  ['price-low', [59.99, 69.99, 79.99], 899.99],
  ['price-high', [899.99, 349.99, 229.99], 59.99],
])('%s sorts by price', (id, firstThree, last) => {
  const prices = sortedBy(id, products).map(({ price }) => price);
  expect(prices.slice(0, 3)).toEqual(firstThree);
  expect(prices.at(-1)).toBe(last);
});

test('top rated sorts by descending rating, ties in catalogue order', () => {
  expect(first('top-rated').slice(0, 4)).toEqual([
    'obd2-scan-tablet',
    'click-torque-wrench-half-in',
    'air-impact-wrench-half-in',
    'cordless-impact-wrench-20v',
  ]);
});

test.each(['nonsense', '__proto__', 'Price low to high'])(
  'an unknown sort order ("%s") keeps catalogue order',
  (id) => {
    expect(sortedBy(id, products)).toBe(products);
  },
);

const list = (length: number) => Array.from({ length }, (_, index) => index);

test('up to 24 products have one page', () => {
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
