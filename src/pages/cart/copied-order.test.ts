import { expect, test } from 'vitest';
import type { Cart } from '../../cart/cart.ts';
import { sharedCartUrl } from '../../cart/shared-cart.ts';
import { copiedOrder } from './copied-order.ts';
import { orderOf } from './orders/order.ts';
import { readOrder } from './orders/read-order.ts';

const url = 'https://tools.example/cart?items=led-work-light-20v:2';
const light = { productId: 'led-work-light-20v', quantity: 2 };

test('an order with nothing to check is copied alone', () => {
  const cart = [{ productId: 'socket-set-40pc', quantity: 1 }];
  expect(copiedOrder(cart, '', url)).toBe(orderOf(cart, '', url).text);
});

test('each check stands on a line with the tool that it is about, and what the store sells for it', () => {
  const [, checks = ''] = copiedOrder([light], '', url).split('\n\nBefore you order\n');
  expect(checks).toMatch(/^20V LED Work Light: .+ 20V .+, \$\d+\.\d\d$/);
  const tools = ['angle-grinder-5in', 'digital-heat-gun'].map((productId) => ({
    productId,
    quantity: 1,
  }));
  expect(copiedOrder(tools, '', url).split('\n').at(-1)).toBe(
    '5 in. Variable-Speed Angle Grinder, 1500W Digital Heat Gun: not both at once on one 15 A circuit, together 24.5 A',
  );
});

test.each<[string, Cart]>([
  ['a battery', [light]],
  ['sockets', [{ productId: 'cordless-impact-wrench-20v', quantity: 3 }]],
  [
    'a battery, a circuit, a compressor and sockets',
    [
      'angle-grinder-5in',
      'digital-heat-gun',
      'air-impact-wrench-half-in',
      'hvlp-spray-gun',
      'led-work-light-20v',
    ].map((productId) => ({ productId, quantity: 2 })),
  ],
])('pasted back, an order with a check of %s is read as the same lines', (_, cart) => {
  const text = copiedOrder(cart, '', `https://tools.example${sharedCartUrl(cart)}`);
  expect(text).toContain('\n\nBefore you order\n');
  const { rows, others } = readOrder(text, []);
  expect(rows.map(({ choices, quantity }) => ({ productId: choices[0].id, quantity }))).toEqual(
    cart,
  );
  expect(rows.filter(({ doubt }) => doubt)).toEqual([]);
  expect(others).toEqual([]);
  // The text after the checks is read again.
  expect(readOrder(`${text}\n\n2 x TB-1120`, []).rows).toHaveLength(cart.length + 1);
});
