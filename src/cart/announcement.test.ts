import { expect, test } from 'vitest';
import { announcementOf, countItems, nameLines } from './announcement';
import type { Cart, CartAction } from './cart';

const productId = 'led-work-light-20v';
const cartOf = (quantity: number): Cart => [{ productId, quantity }];

test.each([
  [[], '0 items'],
  [cartOf(1), '1 item'],
  [cartOf(3), '3 items'],
])('a cart of %j has %s', (cart, text) => {
  expect(countItems(cart)).toBe(text);
});

test.each<[CartAction, Cart, string]>([
  [{ type: 'add', productId }, cartOf(1), 'Added to cart: 20V LED Work Light. 1 item in cart.'],
  [{ type: 'add', productId }, cartOf(2), 'Added to cart: 20V LED Work Light. 2 items in cart.'],
  [
    { type: 'setQuantity', productId, quantity: 5 },
    cartOf(5),
    'Quantity of 20V LED Work Light: 5. 5 items in cart.',
  ],
  [
    { type: 'setQuantity', productId, quantity: 0 },
    [],
    'Removed from cart: 20V LED Work Light. 0 items in cart.',
  ],
  [{ type: 'remove', productId }, [], 'Removed from cart: 20V LED Work Light. 0 items in cart.'],
  [{ type: 'clear' }, [], 'Cart cleared'],
])('%j is announced with its product and the new item count', (action, cart, text) => {
  expect(announcementOf(action, cart)).toBe(text);
});

test('an unknown product is named with an empty string', () => {
  expect(nameLines([{ productId: 'no-such-tool', quantity: 1 }])).toBe('');
});
