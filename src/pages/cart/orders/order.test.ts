import { expect, test } from 'vitest';
import { orderTable } from '../copied-order.ts';
import { orderOf } from './order.ts';

const cart = [
  { productId: 'socket-set-40pc', quantity: 1 },
  { productId: 'led-work-light-20v', quantity: 2 },
];
const url = 'https://tools.example/cart?items=socket-set-40pc:1,led-work-light-20v:2';

test('the text of an order has the job, item numbers, quantities, sums and the link', () => {
  expect(orderOf(cart, 'Bay 3 brakes', url).text).toBe(`Torque Bay cart: Bay 3 brakes

40-Piece 1/4 in. Socket Set, TB-1140, 1 piece, $59.99 each: $59.99
20V LED Work Light, TB-1110, 2 pieces, $69.99 each: $139.98

Subtotal: $199.97
Shipping: Free
Total: $199.97

${url}`);
});

test('without a job the text has none', () => {
  const [line] = cart as [(typeof cart)[number]];
  expect(orderOf([line], '', url).text).toBe(`Torque Bay cart

40-Piece 1/4 in. Socket Set, TB-1140, 1 piece, $59.99 each: $59.99

Subtotal: $59.99
Shipping: $9.99
Total: $69.98

${url}`);
});

test('the table of an order has numbers without currency', () => {
  const large = [{ productId: 'obd2-scan-tablet', quantity: 2 }];
  expect(
    orderTable(large)
      .split('\n')
      .map((row) => row.split('\t')),
  ).toEqual([
    ['Item', 'Product', 'Quantity', 'Price (USD)', 'Total (USD)'],
    ['TB-1040', 'Pro OBD-II Scan Tablet', '2', '899.99', '1799.98'],
    ['Subtotal', '', '', '', '1799.98'],
    ['Shipping', '', '', '', '0.00'],
    ['Total', '', '', '', '1799.98'],
  ]);
});
