import { expect, test } from 'vitest';
import { formatMoney } from '../money/money.ts';
import type { Cart } from './cart.ts';
import {
  countItems,
  itemCount,
  missingAmount,
  missingForFreeShipping,
  orderTotal,
  pricedLines,
  shippingFor,
  shippingText,
  subtotalOf,
  toFreeShipping,
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
  [5999n, '$9.99', '$69.98', '$39.01'],
  [9899n, '$9.99', '$108.98', '$0.01'],
  [9900n, '$0.00', '$99.00', '$0.00'],
  [9901n, '$0.00', '$99.01', '$0.00'],
  [129998n, '$0.00', '$1,299.98', '$0.00'],
])(
  'a subtotal of %d cents has %s shipping, a total of %s and %s left to free shipping',
  (subtotal, fee, total, lacks) => {
    expect(formatMoney(shippingFor(subtotal))).toBe(fee);
    expect(shippingText(subtotal)).toBe(fee === '$0.00' ? 'Free' : fee);
    expect(formatMoney(orderTotal(subtotal))).toBe(total);
    expect(formatMoney(missingForFreeShipping(subtotal))).toBe(lacks);
  },
);

test.each([
  [9899n, '$0.01', '$0.01 to free shipping'],
  [9900n, undefined, undefined],
  [9901n, undefined, undefined],
])('for free shipping a subtotal of %d cents lacks %s, written as %s', (subtotal, amount, text) => {
  expect(missingAmount(subtotal)).toBe(amount);
  expect(toFreeShipping(subtotal)).toBe(text);
});
