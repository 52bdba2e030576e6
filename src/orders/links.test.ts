// Cart links among the lines of a typed order.
import { expect, test } from 'vitest';
import { readOrder } from './read-order.ts';

const rowsOf = (text: string) =>
  readOrder(text, []).rows.map(({ choices: [product], quantity, doubt }) =>
    [`${product.id}:${quantity}`, doubt].filter(Boolean).join(' '),
  );

const link = 'https://tools.example/cart?items=led-work-light-20v:2,socket-set-40pc:1&job=Bay+3';

test.each([
  link,
  ` ${link} `,
  link.replace('https://', ''),
  link.replace('https://tools.example', 'http://192.168.0.7:4173'),
  link.replace('/cart', '/cart.html'),
  link.replace('/cart', '/cart/'),
  `${link}#order`,
  `Torque Bay cart: Bay 3\n${link}`,
  `${link} (${link})`,
  // A mail program has broken the line.
  link.replaceAll('=', '=3D').replace(',', ',=\r\n'),
])('the lines of a cart link are ticked: %j', (text) => {
  expect(rowsOf(text)).toEqual(['led-work-light-20v:2', 'socket-set-40pc:1']);
  expect(readOrder(text, [])).toMatchObject({ jobName: 'Bay 3', notes: [], others: [] });
});

test('the lines of several links are ticked', () => {
  const other =
    'https://tools.example/cart?items=led-work-light-20v:1,digital-heat-gun:1&job=Bay+4';
  const text = `https://tools.example/cart?items=led-work-light-20v:2\n${other}`;
  expect(rowsOf(text)).toEqual([
    'led-work-light-20v:2',
    'led-work-light-20v:1',
    'digital-heat-gun:1',
  ]);
  expect(readOrder(text, []).jobName).toBe('Bay 4');
});

test('a sentence beside the link that is not understood makes its lines wait', () => {
  expect(rowsOf(`Please cancel this: ${link}`)).toEqual([
    'led-work-light-20v:2 Line 1 says “Please cancel this: https://tools.exampl…”',
    'socket-set-40pc:1 Line 1 says “Please cancel this: https://tools.exampl…”',
  ]);
});

test('the own link of an order is left out, even if its lines are to check', () => {
  expect(rowsOf(`TB-1110 2\n${link}`)).toEqual(['led-work-light-20v:2']);
  expect(rowsOf(`TB-1110 0\n${link}`)).toEqual([
    'led-work-light-20v:1 How many? The line also says “0”',
  ]);
});

test('the link of another cart below an order is to check', () => {
  expect(rowsOf(`TB-1120 2\n${link}`)).toEqual([
    'click-torque-wrench-half-in:2',
    'led-work-light-20v:2 From the link of another cart',
    'socket-set-40pc:1 From the link of another cart',
  ]);
});

const noCart = 'This is no link to a cart of this store.';

test.each([
  ['https://tools.example/', noCart],
  ['https://tools.example/cart', noCart],
  ['https://tools.example/shop/cart?items=socket-set-40pc:1', noCart],
  ['https://tools.example/products?items=socket-set-40pc:1', noCart],
  ['https://[', noCart],
  [
    'https://tools.example/cart?items=zzz:1,socket-set-40pc:0',
    '2 items in this link could not be added.',
  ],
])('the link "%s" has no cart', (text, note) => {
  expect(readOrder(text, [])).toMatchObject({ rows: [], notes: [note] });
});
