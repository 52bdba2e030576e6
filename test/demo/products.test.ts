import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { categoryProblems, productProblems } from '../../build/catalogue-schema.ts';
import { sideViewPath } from '../../build/image-outputs.mjs';
import { orderChecks } from '../../src/cart/order-checks.ts';
import { pricedLines } from '../../src/cart/pricing.ts';
import { categories } from '../../src/catalogue/categories.ts';
import { products } from '../../src/catalogue/products.ts';

test('the catalogue has no problems', () => {
  const hasFile = (url: string) => existsSync(`public${url}`);
  expect(productProblems(products, { categories, hasFile })).toEqual([]);
  expect(categoryProblems(categories, hasFile)).toEqual([]);
});

test('the side views have at most 0.15 MB together', () => {
  const bytes = products.map(({ id, sideView }) =>
    sideView ? statSync(sideViewPath(id)).size : 0,
  );
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(150_000);
});

test.each(categories)('the products of $name share at least 4 specifications', ({ slug }) => {
  const [first = [], ...others] = products
    .filter(({ category, specifications }) => category === slug && specifications)
    .map(({ specifications = [] }) => specifications.map((row) => row.name));
  const shared = first.filter((row) => others.every((names) => names.includes(row)));
  expect(shared.length).toBeGreaterThanOrEqual(4);
  expect(shared).toContain('Weight');
});

describe.each(products)('$id', (product) => {
  test('has a description of 180 to 400 characters, without what is in the box', () => {
    expect(product.description.length).toBeGreaterThanOrEqual(180);
    expect(product.description.length).toBeLessThanOrEqual(400);
    expect(product.description).not.toMatch(/in the box/i);
  });

  test('has 8 to 12 specifications with distinct names, if it has any', () => {
    const names = product.specifications?.map(({ name }) => name);
    if (!names) return;
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
      // It also stands below lists, where nothing says which tool that would be.
      expect(reason).not.toMatch(/\bthis (?:one|tool)\b/);
    }
  });
});

test('tools that are offered together can run together', () => {
  for (const { id, worksWith = [] } of products) {
    for (const { productId } of worksWith) {
      const cart = [id, productId].map((each) => ({ productId: each, quantity: 1 }));
      const texts = orderChecks(pricedLines(cart)).map(({ text }) => text);
      expect(texts.filter((text) => text.includes('at once'))).toEqual([]);
    }
  }
});

test.each(categories)('$name has a description', ({ desc }) => {
  expect(desc).not.toBe('');
});
