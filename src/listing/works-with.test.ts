import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { worksWith } from './works-with.ts';

const [template] = products as [Product];
const ids = products.slice(1).map(({ id }) => id);
const tool = (...others: string[]): Product => ({
  ...template,
  worksWith: others.map((productId, at) => ({ productId, reason: `Reason ${at}` })),
});
const found = (...tools: Product[]) =>
  [...worksWith(tools)].map(([{ id }, reason]) => `${id}: ${reason}`);

test('the first three others are found, each once, with the first reason', () => {
  const [a = '', b = '', c = '', d = ''] = ids;
  expect(found(tool(a, b), tool(b, c, d))).toEqual([
    `${a}: Reason 0`,
    `${b}: Reason 1`,
    `${c}: Reason 1`,
  ]);
});

test('products among themselves, and those that are not in the catalogue, are left out', () => {
  const [a = ''] = ids;
  const other = products.find(({ id }) => id === a) as Product;
  const { worksWith: _, ...alone } = template;
  expect(found(tool(a, 'no-such-tool'), other).filter((text) => text.startsWith(a))).toEqual([]);
  expect(found(tool('no-such-tool'), alone)).toEqual([]);
});
