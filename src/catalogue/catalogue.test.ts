import { describe, expect, test } from 'vitest';
import { categoryOf, findCategory, findProduct, productsIn, topRated } from './catalogue.ts';
import { categories } from './categories.ts';
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
