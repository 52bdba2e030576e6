import { describe, expect, test } from 'vitest';
import { categories } from './categories';
import { products } from './products';

test('the catalogue is complete and in order', () => {
  const rows = products.map((p) =>
    [p.id, p.name, p.category, p.price, p.originalPrice, p.rating, p.reviews].join(' | '),
  );
  expect(rows).toEqual([
    'angle-grinder-5in | 5 in. Variable-Speed Angle Grinder | Power Tools | 129.99 | 159.99 | 4.6 | 412',
    'dual-action-polisher-6in | 6 in. Dual-Action Polisher | Power Tools | 189.99 | 229.99 | 4.7 | 288',
    'digital-heat-gun | 1500W Digital Heat Gun | Power Tools | 79.99 | 99.99 | 4.4 | 196',
    'obd2-scan-tablet | Pro OBD-II Scan Tablet | Diagnostic Tools | 899.99 | 1099.99 | 4.9 | 326',
    'true-rms-multimeter | True-RMS Automotive Multimeter | Diagnostic Tools | 119.99 | 149.99 | 4.7 | 541',
    'battery-charging-tester | 12V Battery and Charging System Tester | Diagnostic Tools | 149.99 | 189.99 | 4.5 | 233',
    'air-impact-wrench-half-in | 1/2 in. Composite Air Impact Wrench | Air Tools | 229.99 | 279.99 | 4.8 | 734',
    'air-ratchet-three-eighths-in | 3/8 in. Air Ratchet | Air Tools | 109.99 | 139.99 | 4.4 | 158',
    'hvlp-spray-gun | HVLP Gravity-Feed Spray Gun | Air Tools | 159.99 | 199.99 | 4.3 | 121',
    'cordless-impact-wrench-20v | 20V Brushless 1/2 in. Impact Wrench Kit | Battery Tools | 349.99 | 429.99 | 4.8 | 892',
    'led-work-light-20v | 20V LED Work Light | Battery Tools | 69.99 | 89.99 | 4.6 | 305',
    'click-torque-wrench-half-in | 1/2 in. Click Torque Wrench | Hand Tools | 139.99 | 179.99 | 4.9 | 618',
    'combination-wrench-set-12pc | 12-Piece Combination Wrench Set | Hand Tools | 89.99 | 119.99 | 4.7 | 447',
    'socket-set-40pc | 40-Piece 1/4 in. Socket Set | Hand Tools | 59.99 | 79.99 | 4.5 | 529',
  ]);
});

test('item numbers are in catalogue order', () => {
  const numbers = products.map(({ itemNumber }) => itemNumber);
  expect(numbers).toEqual(numbers.toSorted());
});

test.each(categories)('the products of $name share at least 4 specifications', ({ name }) => {
  const [first = [], ...others] = products
    .filter(({ category }) => category === name)
    .map(({ specifications = [] }) => specifications.map((row) => row.name));
  const shared = first.filter((row) => others.every((names) => names.includes(row)));
  expect(shared.length).toBeGreaterThanOrEqual(4);
  expect(shared).toContain('Weight');
});

test('prices run from 59.99 to 899.99', () => {
  const prices = products.map(({ price }) => price);
  expect(Math.min(...prices)).toBe(59.99);
  expect(Math.max(...prices)).toBe(899.99);
});

describe.each(products)('$id', (product) => {
  test('has a rating of at most 5 and a whole number of reviews', () => {
    expect(product.rating).toBeGreaterThanOrEqual(0);
    expect(product.rating).toBeLessThanOrEqual(5);
    expect(Number.isInteger(product.reviews)).toBe(true);
  });

  test('lists what is in the box apart from its description', () => {
    expect(product.inTheBox?.length).toBeGreaterThan(0);
    expect(product.description).not.toMatch(/in the box/i);
  });

  test('has 8 to 12 specifications with distinct names', () => {
    const names = product.specifications?.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(names.length).toBeLessThanOrEqual(12);
    expect(new Set(names).size).toBe(names.length);
  });

  test('works with at most 3 other products', () => {
    const relations = product.worksWith ?? [];
    expect(relations.length).toBeLessThanOrEqual(3);
    expect(new Set(relations.map(({ productId }) => productId)).size).toBe(relations.length);
    for (const { productId, reason } of relations) {
      expect(productId).not.toBe(product.id);
      expect(reason).not.toBe('');
    }
  });
});

test('the five categories are complete and in order', () => {
  expect(categories.map(({ name, slug }) => `${name} | ${slug}`)).toEqual([
    'Power Tools | power-tools',
    'Diagnostic Tools | diagnostic-tools',
    'Air Tools | air-tools',
    'Battery Tools | battery-tools',
    'Hand Tools | hand-tools',
  ]);
});

test.each(categories)('$name has a description', ({ desc }) => {
  expect(desc).not.toBe('');
});
