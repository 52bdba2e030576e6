import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categoryProblems, productProblems } from '../../build/catalogue-schema.ts';
import { sideViewPath } from '../../build/image-outputs.mjs';
import { categories } from '../../src/catalogue/categories.ts';
import { products } from '../../src/catalogue/products.ts';

test('there are 14 products in 5 categories', () => {
  expect([products.length, categories.length]).toEqual([14, 5]);
});

test('the catalogue has no problems', () => {
  const hasFile = (url: string) => existsSync(`public${url}`);
  expect(productProblems(products, { categories, hasFile })).toEqual([]);
  expect(categoryProblems(categories, hasFile)).toEqual([]);
});

test('all products have a side view, together at most 0.15 MB', () => {
  const bytes = products.map(({ id, sideView }) =>
    sideView ? statSync(sideViewPath(id)).size : 0,
  );
  expect(bytes).not.toContain(0);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(150_000);
});

test('item numbers are in catalogue order', () => {
  const numbers = products.map(({ itemNumber }) => itemNumber);
  expect(numbers).toEqual(numbers.toSorted());
});

test.each(categories)('the products of $name share at least 4 specifications', ({ slug }) => {
  const [first = [], ...others] = products
    .filter(({ category }) => category === slug)
    .map(({ specifications = [] }) => specifications.map((row) => row.name));
  const shared = first.filter((row) => others.every((names) => names.includes(row)));
  expect(shared.length).toBeGreaterThanOrEqual(4);
  expect(shared).toContain('Weight');
});

describe.each(products)('$id', (product) => {
  test('has a rating of at most 5 and a whole number of reviews', () => {
    expect(product.rating).toBeGreaterThanOrEqual(0);
    expect(product.rating).toBeLessThanOrEqual(5);
    expect(Number.isInteger(product.reviews)).toBe(true);
  });

  test('has an item number, a price below the original one, and a description of 180 to 400 characters', () => {
    expect(product.itemNumber).toMatch(/^TB-\d{4}$/);
    expect(product.originalPrice).toBeGreaterThan(product.price);
    expect(product.description.length).toBeGreaterThanOrEqual(180);
    expect(product.description.length).toBeLessThanOrEqual(400);
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

test.each(categories)('$name has a description', ({ desc }) => {
  expect(desc).not.toBe('');
});
