// One line of an order: its numbers may be prices or item numbers, and a line without an item number is searched for.
import { expect, test } from 'vitest';
import type { Product } from '../../../catalogue/product.ts';
import { products } from '../../../catalogue/products.ts';
import { readLine, whyWithoutProduct } from './read-line.ts';

const [template] = products as [Product];
const cheap: Product = { ...template, id: 'rag', name: 'Rag', itemNumber: 'R-7', price: 12.99 };
const numbered: Product = { ...cheap, itemNumber: '4711' };
const read = (line: string, product: Product) =>
  readLine(line, [product], false).map(({ quantity, doubt }) => [quantity, doubt]);

test.each([
  // Above half of the price, but not below 20, a number may be the price, and so may one beside it.
  [12.99, 20, true],
  [12.99, 21, false],
  [12.99, 14, true],
  [12.99, 13, false],
  [12.99, 12, false],
  [12.99, 11, true],
  [100, 50, true],
  [100, 51, false],
  [15, 14, false],
  [15, 16, false],
])('beside a price of %d, the number %i without a mark is a quantity: %s', (price, count, is) => {
  expect(read(`R-7 ${count}`, { ...cheap, price })).toEqual([
    is ? [count, undefined] : [undefined, 'How many?'],
  ]);
});

test('a number before a number may be a part of it', () => {
  expect(read('4711 3', numbered)).toEqual([[3, undefined]]);
  expect(read('3 4711', numbered)).toEqual([[3, '3? Please check this line.']]);
  expect(read('3 x R-7', cheap)).toEqual([[3, undefined]]);
  expect(read('47 3', { ...cheap, itemNumber: '47' })).toEqual([[3, '3? Please check this line.']]);
});

test.each([
  ['5 chainsaw', 'not sold here'],
  ['2 x red chain saw', 'not sold here'],
  ['chain saw 2', 'not sold here'],
  ['5 20v chainsaw', 'not understood'],
  ['5 big red chain saw', 'not understood'],
  ['5 chainsaw 18', 'not understood'],
  ['chainsaw', 'not understood'],
])('of %j it is said that it is %s', (line, reason) => {
  expect(whyWithoutProduct(line)).toBe(reason);
});

test('a line is searched for if it has a word, and three products at most may be meant', () => {
  expect(readLine('2 v', products, true)).toEqual([]);
  expect(readLine('wrench', products, false)).toEqual([]);
  const [reading] = readLine('wrench', products, true);
  expect([reading?.choices.length, reading?.doubt]).toEqual([3, 'Which one?']);
});
