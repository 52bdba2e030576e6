import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { findByItemNumber, itemNumbersIn, itemNumbersOf } from './item-numbers.ts';

const found = (text: string, among = products) =>
  findByItemNumber(text, among).map(({ itemNumber }) => itemNumber);

test.each([
  ...['TB-1120', 'tb-1120', ' TB 1120 ', 'tb1120', '1120', 'TB-112', '112'],
  // As phones and documents write them.
  ...['TB\u20111120', 'TB–1120', '\u200eTB-1120', 'TB\u00a01120', 'TB\u22121120', 'TB-1120\ufeff'],
  // In a text.
  ...[
    'TB-1120 x 3',
    '3 pcs TB-1120',
    'price of tb1120 please',
    'TB-1120 torque wrench',
    'TB-1120, TB-1120',
  ],
])('"%s" is an item number, its beginning, or a text with it', (text) => {
  expect(found(text)).toEqual(['TB-1120']);
});

test('a text can have several item numbers, and a beginning can be that of several', () => {
  expect(found('TB-1130 and TB-1120 wrench')).toEqual(['TB-1130', 'TB-1120']);
  expect(found('tb-112')).toEqual(['TB-1120']);
  expect(found('tb-11')).toEqual(['TB-1100', 'TB-1110', 'TB-1120', 'TB-1130', 'TB-1140']);
});

test.each(['tb', 'TB-11201', 'TB-9999', '11', '-', ''])('"%s" is no item number', (text) => {
  expect(found(text)).toEqual([]);
});

const [first] = products as [Product];

test('an item number of up to three characters may be a size', () => {
  expect(found('12 mm socket', [{ ...first, itemNumber: '12' }])).toEqual([]);
  expect(found('1234 mm socket', [{ ...first, itemNumber: '1234' }])).toEqual(['1234']);
});

test('an item number without letters is found by its first digits', () => {
  expect(found('471', [{ ...first, itemNumber: '4711/A' }])).toEqual(['4711/A']);
});

test('an item number needs a digit and a letter, or three digits', () => {
  const among = [{ ...first, itemNumber: 'ABC-471' }];
  expect(found('471', among)).toEqual(['ABC-471']);
  expect(found('47', among)).toEqual([]);
  expect(found('abc', among)).toEqual([]);
  expect(found('abc4', among)).toEqual(['ABC-471']);
  expect(found('4-', [{ ...first, itemNumber: '4711' }])).toEqual([]);
  expect(found('471x', among)).toEqual([]);
});

const tool = (itemNumber: string, name = 'Saw') => ({ ...first, itemNumber, name });
const itemsIn = (text: string, ...among: Product[]) =>
  itemNumbersIn(text, itemNumbersOf(among)).map(({ start, end, isNamed }) => [start, end, isNamed]);

test.each([
  ['12 saw', [[0, 6, true]]],
  ['12saw', []],
  ['12, saw x 2', [[0, 7, true]]],
  ['12 old saw', [[0, 2, false]]],
  ['12 saw and more saw', [[0, 6, true]]],
  // A part of another number.
  ['12.50', []],
  ['3,12', []],
  ['1/12', []],
  ['2 . 12', [[4, 6, false]]],
  // Digits alone are one item number at most, and none beside one with its name.
  ['12 x 12', [[0, 2, false]]],
  ['12 x 12 saw', [[5, 11, true]]],
])('in %j the item number 12 is at %j', (text, places) => {
  expect(itemsIn(text, tool('12'))).toEqual(places);
});

test('several item numbers of digits are found, and with letters also a second time', () => {
  expect(itemsIn('12 and 34', tool('12'), { ...tool('34', 'File'), id: 'file' })).toHaveLength(2);
  expect(itemsIn('a12 and a12', tool('a12'))).toHaveLength(2);
});

test('a name that follows later, or after other words, is not that of the item number', () => {
  expect(itemsIn('12-saw', tool('12'))).toEqual([[0, 2, false]]);
  expect(itemsIn('12 . saw', tool('12'))).toEqual([[0, 2, false]]);
  expect(itemsIn('saw 12', tool('12'))).toEqual([[4, 6, false]]);
  expect(itemsIn('12a', tool('12a'), tool('12'))).toEqual([[0, 3, false]]);
  // A number with letters, of which there may be two, starts with digits.
  expect(itemsIn('12a x 12a', tool('12a'))).toHaveLength(2);
});

test('digits are the first ones of an item number without its letters', () => {
  const among = [{ ...first, itemNumber: 'AB-471-C' }];
  expect(found('471c', among)).toEqual([]);
  expect(found('x471', among)).toEqual([]);
  expect(found('123', [{ ...first, itemNumber: 'A1B23' }])).toEqual([]);
  expect(found('abc', [{ ...first, itemNumber: 'abc' }])).toEqual([]);
});
