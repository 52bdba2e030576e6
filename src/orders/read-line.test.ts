import { expect, test } from 'vitest';
import { itemNumbersOf } from '../catalogue/item-numbers.ts';
import { products } from '../catalogue/products.ts';
import { readLine } from './read-line.ts';

const itemNumbers = itemNumbersOf(products);

test.each([
  ['TB-1100 x 3', ['TB-1100 3']],
  ['do you have 2 of TB-1100?', ['TB-1100 2']],
  ['do you have TB-1100?', ['TB-1100 undefined']],
  ['2x TB-1120 and TB-1100', ['TB-1120 2', 'TB-1100 undefined']],
  ['1 TB-1100 4', ['TB-1100 1 or 4?']],
  ['3 flashlights', ['TB-1110 3']],
  [
    'impact wrench',
    [
      'TB-1070 Which one: TB-1070 or TB-1100? Type its item number.',
      'TB-1100 Which one: TB-1070 or TB-1100? Type its item number.',
    ],
  ],
  ['450 Nm', []],
])('"%s" is read as %j', (line, expected) => {
  expect(
    readLine(line, itemNumbers).map(
      ({ product, quantity, problem }) => `${product.itemNumber} ${problem ?? quantity}`,
    ),
  ).toEqual(expected);
});
