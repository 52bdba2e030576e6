import { expect, test } from 'vitest';
import { products } from './products';
import { sortedBy, sortOrders } from './sort';

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

test('price low to high sorts by ascending price', () => {
  const prices = sortedBy('price-low', products).map(({ price }) => price);
  expect(prices).toEqual([
    59.99, 69.99, 79.99, 89.99, 109.99, 119.99, 129.99, 139.99, 149.99, 159.99, 189.99, 229.99,
    349.99, 899.99,
  ]);
});

test('price high to low sorts by descending price', () => {
  const prices = sortedBy('price-high', products).map(({ price }) => price);
  expect(prices.slice(0, 3)).toEqual([899.99, 349.99, 229.99]);
  expect(prices.at(-1)).toBe(59.99);
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
