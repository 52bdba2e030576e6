import { expect, test } from 'vitest';
import { emptyCart, maxQuantity } from '../../cart/cart.ts';
import { readOrder } from './orders/read-order.ts';
import { cartLineOf, chosenRow, roomFor } from './shown-order.ts';

const rowOf = (text: string) => {
  const [row] = readOrder(text, emptyCart).rows;
  if (!row) throw new Error(text);
  return chosenRow(row);
};
const wrench = 'click-torque-wrench-half-in';

test('a row has its product and its quantity, if only one is meant', () => {
  const { product, quantity, isLeftOut } = rowOf('2 x TB-1120');
  expect([product?.id, quantity, isLeftOut]).toEqual([wrench, 2, false]);
  const several = rowOf('wrench');
  expect([several.product, several.quantity]).toEqual([undefined, 0]);
});

test('a row adds what there is room for', () => {
  const row = rowOf('2 x TB-1120');
  const cart = (quantity: number) => [{ productId: wrench, quantity }];
  expect(roomFor(row, emptyCart)).toBe(maxQuantity);
  expect(roomFor(row, cart(maxQuantity - 1))).toBe(1);
  expect(cartLineOf(row, emptyCart)).toEqual({ productId: wrench, quantity: 2 });
  expect(cartLineOf(row, cart(maxQuantity - 1))).toEqual({ productId: wrench, quantity: 1 });
  expect(cartLineOf(row, cart(maxQuantity))).toBeUndefined();
  expect(cartLineOf({ ...row, quantity: 0 }, emptyCart)).toBeUndefined();
  expect(cartLineOf(rowOf('2 x wrench'), emptyCart)).toBeUndefined();
  const soldOut = { ...row.choices[0], availability: 'sold-out' } as const;
  expect(roomFor({ ...row, product: soldOut }, emptyCart)).toBe(0);
  expect(roomFor({ ...row, product: undefined, choices: [soldOut] }, emptyCart)).toBe(0);
});
