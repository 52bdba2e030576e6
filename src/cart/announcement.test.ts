import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { announcementOf, countItems, leftOutNote, nameLines } from './announcement';
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
  [{ type: 'addLines', lines: cartOf(2) }, cartOf(2), 'Added to cart. 2 items in cart.'],
  [
    { type: 'addLines', lines: cartOf(2), isLink: true },
    cartOf(2),
    'Added to cart from the link. 2 items in cart.',
  ],
  [{ type: 'clear' }, [], 'Cart cleared'],
])('%j is announced with its product and the new item count', (action, cart, text) => {
  expect(announcementOf(action, cart)).toBe(text);
});

test('an unknown product is named with an empty string', () => {
  expect(nameLines([{ productId: 'no-such-tool', quantity: 1 }])).toBe('');
});

test.each<[number, Partial<Product>[], string]>([
  [0, [], ''],
  [1, [], 'Left out of this link: 1 entry naming no product of ours or no quantity from 1 to 999.'],
  [0, [{ availability: 'sold-out' }], 'Sold out: 20V LED Work Light.'],
  [
    2,
    [{ availability: 'discontinued' }, { availability: 'sold-out', name: 'Jack' }],
    'Left out of this link: 2 entries naming no product of ours or no quantity from 1 to 999. No longer sold: 20V LED Work Light. Sold out: Jack.',
  ],
])(
  'a link with %i entries left out and %j not for sale has the note %j',
  (leftOut, changes, note) => {
    const light = findProduct(productId) as Product;
    const unavailable = changes.map((change) => ({ ...light, ...change }));
    expect(leftOutNote({ lines: [], leftOut, unavailable, jobName: '' })).toBe(note);
  },
);
