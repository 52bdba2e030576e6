import { expect, test } from 'vitest';
import {
  badgeOf,
  categoryOf,
  findCategory,
  findProduct,
  isForSale,
  isListed,
  largestSavings,
  percentOff,
  productsIn,
  savings,
  topRated,
  unavailableText,
} from './catalogue.ts';
import type { Product } from './product.ts';
import { products } from './products.ts';

test('a product is found by its id', () => {
  expect(findProduct('led-work-light-20v')?.name).toBe('20V LED Work Light');
});

test.each(['', 'no-such-tool', '__proto__', 'constructor', 'toString', 'LED-WORK-LIGHT-20V'])(
  'no product has the id "%s"',
  (id) => {
    expect(findProduct(id)).toBeUndefined();
  },
);

test('a category is found by its slug, ignoring case', () => {
  expect(findCategory('hand-tools')?.name).toBe('Hand Tools');
  expect(findCategory('Hand-Tools')?.name).toBe('Hand Tools');
});

test.each(['', 'garden-tools', 'Hand Tools', '__proto__'])(
  'no category has the slug "%s"',
  (slug) => {
    expect(findCategory(slug)).toBeUndefined();
  },
);

const ids = (list: readonly Product[] = []) => list.map(({ id }) => id);

test('a category lists its products in catalogue order', () => {
  const category = findCategory('hand-tools');
  expect(ids(category && productsIn(category))).toEqual([
    'click-torque-wrench-half-in',
    'combination-wrench-set-12pc',
    'socket-set-40pc',
  ]);
  for (const product of products) expect(productsIn(categoryOf(product))).toContain(product);
});

test('the best sellers are the four with the best rating, ties in catalogue order', () => {
  expect(ids(topRated())).toEqual([
    'obd2-scan-tablet',
    'click-torque-wrench-half-in',
    'air-impact-wrench-half-in',
    'cordless-impact-wrench-20v',
  ]);
});

test.each([
  [129.99, 159.99, 3000n, 19],
  [899.99, 1099.99, 20000n, 18],
  [59.99, 79.99, 2000n, 25],
  [87.5, 100, 1250n, 13],
  [171, 200, 2900n, 15],
  [99.99, 100, 1n, 0],
  [99.99, undefined, 0n, 0],
])(
  'a price of %d with an original price of %d saves %d cents, %d percent',
  (price, originalPrice, saved, percent) => {
    const prices = { price, ...(originalPrice && { originalPrice }) };
    expect(savings(prices)).toBe(saved);
    expect(percentOff(prices)).toBe(percent);
  },
);

test('the largest savings are those of the largest amounts, not percentages, ties in catalogue order', () => {
  expect(ids(largestSavings())).toEqual([
    'obd2-scan-tablet',
    'cordless-impact-wrench-20v',
    'air-impact-wrench-half-in',
    'dual-action-polisher-6in',
  ]);
  const all = largestSavings(Number.POSITIVE_INFINITY);
  expect(new Set(all)).toEqual(new Set(products));
});

test('what can be bought is for sale, and what is no longer sold is not listed', () => {
  const [tool] = products as [Product];
  const facts = (['in-stock', 'sold-out', 'discontinued'] as const).map((availability) => {
    const product = { ...tool, availability };
    return [unavailableText(product), isForSale(product), isListed(product)];
  });
  expect(facts).toEqual([
    [undefined, true, true],
    ['Sold out', false, true],
    ['No longer sold', false, false],
  ]);
});

test('a tool without its battery has a badge', () => {
  const { battery: _, ...tool } = products[0] as Product;
  const badge = (inTheBox: number) => badgeOf({ ...tool, battery: { system: '20V', inTheBox } });
  expect([badge(0), badge(2), badgeOf(tool)]).toEqual(['Tool only', '', '']);
});
