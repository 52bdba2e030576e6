import { expect, test } from 'vitest';
import { formatMoney } from '../money/money.ts';
import type { Cart } from './cart.ts';
import {
  countItems,
  itemCount,
  missingAmount,
  pricedLines,
  shippingText,
  subtotalOf,
  sumsOf,
} from './pricing.ts';

const cart: Cart = [
  { productId: 'socket-set-40pc', quantity: 3 },
  { productId: 'obd2-scan-tablet', quantity: 1 },
];

test('a line total is price times quantity', () => {
  expect(pricedLines(cart).map((line) => [line.product.name, formatMoney(line.total)])).toEqual([
    ['40-Piece 1/4 in. Socket Set', '$179.97'],
    ['Pro OBD-II Scan Tablet', '$899.99'],
  ]);
});

test.each([
  [[], '0 items'],
  [[{ productId: 'socket-set-40pc', quantity: 1 }], '1 item'],
  [cart, '4 items'],
])('a cart of %j has %s', (lines, text) => {
  expect(countItems(lines)).toBe(text);
});

test('the item count adds quantities and the subtotal adds line totals', () => {
  expect(itemCount(cart)).toBe(4);
  expect(formatMoney(subtotalOf(cart))).toBe('$1,079.96');
});

test('an empty cart has no items and a subtotal of 0', () => {
  expect(itemCount([])).toBe(0);
  expect(subtotalOf([])).toBe(0n);
});

test('totals are exact where floating point is not', () => {
  const many = [{ productId: 'obd2-scan-tablet', quantity: Number.MAX_SAFE_INTEGER }];
  expect(formatMoney(subtotalOf(many))).toBe('$8,106,389,257,274,344,490.09');
});

test('an unknown product has no priced line', () => {
  expect(pricedLines([{ productId: '__proto__', quantity: 1 }])).toEqual([]);
});

test.each([
  [5999n, '$9.99', '$39.01'],
  [9899n, '$9.99', '$0.01'],
  [9900n, 'Free', undefined],
  [9901n, 'Free', undefined],
  [129998n, 'Free', undefined],
])(
  'a subtotal of %d cents has %s shipping and lacks %s for free shipping',
  (subtotal, shipping, missing) => {
    expect(shippingText(subtotal)).toBe(shipping);
    expect(missingAmount(subtotal)).toBe(missing);
  },
);

test.each([
  ['socket-set-40pc', '$59.99', '$9.99', '$69.98'],
  ['obd2-scan-tablet', '$899.99', 'Free', '$899.99'],
])('the sums of one %s are %s, %s and %s', (productId, ...sums) => {
  expect(sumsOf([{ productId, quantity: 1 }]).map(({ text }) => text)).toEqual(sums);
});
