import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  categoryOf,
  findCategory,
  findProduct,
  largestSavings,
  percentOff,
  productsIn,
  savings,
  topRated,
} from './catalogue.ts';
import { categories } from './categories.ts';
import type { Product } from './product.ts';
import { products } from './products.ts';

test('findProduct finds a product by id', () => {
  expect(findProduct('led-work-light-20v')?.name).toBe('20V LED Work Light');
});

test.each(['', 'no-such-tool', '__proto__', 'constructor', 'toString', 'LED-WORK-LIGHT-20V'])(
  'no product has the id "%s"',
  (id) => {
    expect(findProduct(id)).toBeUndefined();
  },
);

describe('categories', () => {
  test('are found by slug, ignoring case', () => {
    expect(findCategory('hand-tools')?.name).toBe('Hand Tools');
    expect(findCategory('Hand-Tools')?.name).toBe('Hand Tools');
  });

  test.each(['', 'garden-tools', 'Hand Tools', '__proto__'])('none has the slug "%s"', (slug) => {
    expect(findCategory(slug)).toBeUndefined();
  });

  test.each([
    ['power-tools', ['angle-grinder-5in', 'dual-action-polisher-6in', 'digital-heat-gun']],
    ['diagnostic-tools', ['obd2-scan-tablet', 'true-rms-multimeter', 'battery-charging-tester']],
    ['air-tools', ['air-impact-wrench-half-in', 'air-ratchet-three-eighths-in', 'hvlp-spray-gun']],
    ['battery-tools', ['cordless-impact-wrench-20v', 'led-work-light-20v']],
    [
      'hand-tools',
      ['click-torque-wrench-half-in', 'combination-wrench-set-12pc', 'socket-set-40pc'],
    ],
  ])('%s lists its products in catalogue order', (slug, ids) => {
    const category = findCategory(slug);
    expect(category && productsIn(category).map(({ id }) => id)).toEqual(ids);
  });

  test('return the same product list each time', () => {
    for (const category of categories) expect(productsIn(category)).toBe(productsIn(category));
  });

  test('each product has one', () => {
    for (const product of products) expect(productsIn(categoryOf(product))).toContain(product);
  });
});

describe('best sellers', () => {
  test('are the four with the best rating, ties in catalogue order', () => {
    expect(topRated().map(({ id }) => id)).toEqual([
      'obd2-scan-tablet',
      'click-torque-wrench-half-in',
      'air-impact-wrench-half-in',
      'cordless-impact-wrench-20v',
    ]);
  });

  test('are as many as requested, or all products if there are fewer', () => {
    expect(topRated(1)).toHaveLength(1);
    expect(topRated(4, products.slice(0, 2))).toHaveLength(2);
  });

  test('do not reorder the catalogue', () => {
    const order = products.map(({ id }) => id);
    topRated();
    expect(products.map(({ id }) => id)).toEqual(order);
  });
});

test.each([
  [129.99, 159.99, 3000n, 19],
  [899.99, 1099.99, 20000n, 18],
  [59.99, 79.99, 2000n, 25],
  [87.5, 100, 1250n, 13],
  [99.99, 100, 1n, 0],
])(
  'a price of %d with an original price of %d saves %d cents, %d percent',
  (price, originalPrice, saved, percent) => {
    expect(savings({ price, originalPrice })).toBe(saved);
    expect(percentOff({ price, originalPrice })).toBe(percent);
  },
);

const [sample] = products as [Product];
const ids = (list: readonly Product[]) => list.map(({ id }) => id);

/** A product with these prices in cents. */
const priced = (id: string, price: number, originalPrice: number): Product => ({
  ...sample,
  id,
  price: price / 100,
  originalPrice: originalPrice / 100,
});

test('the largest savings of the catalogue are the four largest amounts, ties in catalogue order', () => {
  expect(ids(largestSavings())).toEqual([
    'obd2-scan-tablet',
    'cordless-impact-wrench-20v',
    'air-impact-wrench-half-in',
    'dual-action-polisher-6in',
  ]);
});

const cheap = priced('cheap, 50 % off', 1000, 2000);
const dear = priced('dear, 5 % off', 95000, 100000);
const dearToo = priced('dear too, 5 % off', 95000, 100000);
const dearest = priced('one cent more', 94999, 100000);

test.each([
  ['the amount counts, not the percentage', 1, [cheap, dear], [dear]],
  ['ties keep their order', 2, [dearToo, cheap, dear], [dearToo, dear]],
  ['one cent decides', 3, [dear, dearest, cheap], [dearest, dear, cheap]],
  ['all products if there are fewer', 4, [cheap, dear], [dear, cheap]],
  ['none of none', 4, [], []],
  ['none if none are requested', 0, [cheap], []],
])('%s', (_, count, among, expected) => {
  expect(ids(largestSavings(count, among))).toEqual(ids(expected));
});

const cents = fc.record({
  price: fc.integer({ min: 1, max: 100_000 }),
  // Few amounts, so that ties are common.
  saved: fc.integer({ min: 1, max: 5 }),
});

const anyProducts = fc
  .array(cents, { maxLength: 20 })
  .map((list) => list.map(({ price, saved }, index) => priced(`${index}`, price, price + saved)));

test('savings never rise from one product to the next, and ties keep their order', () => {
  fc.assert(
    fc.property(anyProducts, (among) => {
      const ranked = largestSavings(among.length, among);
      expect(new Set(ranked)).toEqual(new Set(among));
      ranked.slice(1).forEach((product, index) => {
        const previous = ranked[index] as Product;
        expect(savings(previous)).toBeGreaterThanOrEqual(savings(product));
        if (savings(previous) === savings(product)) {
          expect(Number(previous.id)).toBeLessThan(Number(product.id));
        }
      });
    }),
  );
});

test('fewer products are the start of more, and the products given keep their order', () => {
  fc.assert(
    fc.property(anyProducts, fc.nat(25), (among, count) => {
      const before = ids(among);
      const all = largestSavings(among.length, among);
      expect(largestSavings(count, among)).toEqual(all.slice(0, count));
      expect(ids(among)).toEqual(before);
    }),
  );
});

test('a product without an original price saves nothing, and is not among them', () => {
  const { originalPrice: _, ...plain } = sample;
  expect(savings(plain)).toBe(0n);
  expect(ids(largestSavings(4, [{ ...plain, id: 'a' }, priced('b', 900, 1000)]))).toEqual(['b']);
});
