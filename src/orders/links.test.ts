// Cart links among the lines of a typed order.
import { expect, test } from 'vitest';
import { emptyCart } from '../cart/cart.ts';
import { readOrder } from './read-order.ts';

function read(text: string) {
  const { lines, problems } = readOrder(text, emptyCart);
  return {
    lines: lines.map(({ productId, quantity }) => `${productId}:${quantity}`),
    problems: problems.map(({ number, text, problem }) => `${number} ${text}: ${problem}`),
  };
}

const link = 'https://tools.example/cart?items=led-work-light-20v:2,socket-set-40pc:1&job=Bay+3';

test.each([
  link,
  ` ${link} `,
  link.replace('https://tools.example', 'http://192.168.0.7:4173'),
  link.replace('/cart', '/cart.html'),
  link.replace('/cart', '/cart/'),
  `${link}#order`,
  `Torque Bay cart: Bay 3\n${link}`,
])('the lines of a cart link are read: %j', (text) => {
  expect(readOrder(text, emptyCart)).toEqual({
    lines: [
      { productId: 'led-work-light-20v', quantity: 2 },
      { productId: 'socket-set-40pc', quantity: 1 },
    ],
    added: 3,
    problems: [],
    notes: [],
    jobName: 'Bay 3',
  });
});

test('several links, with other words between them, are read', () => {
  const other = 'https://tools.example/cart?items=led-work-light-20v:1&job=Bay+4';
  const text = `For Tuesday:\nhttps://tools.example/cart?items=socket-set-40pc:1\n${other}`;
  expect(read(text)).toEqual({
    lines: ['socket-set-40pc:1', 'led-work-light-20v:1'],
    problems: ['1 For Tuesday:: No product has this item number.'],
  });
  expect(readOrder(text, emptyCart).jobName).toBe('Bay 4');
});

test('a link is skipped if a line has a product, even one that cannot be added', () => {
  expect(read(`TB-1110 2\n${link}`)).toEqual({ lines: ['led-work-light-20v:2'], problems: [] });
  expect(read(`TB-1110 0\n${link}`)).toEqual({
    lines: [],
    problems: ['1 TB-1110 0: The quantity is no whole number from 1 to 999.'],
  });
});

const noCart = 'This is no link to a cart of this store.';
const leftOut = (items: string) => `${items} in this link could not be added.`;

test.each([
  ['https://tools.example/', noCart],
  ['https://tools.example/cart', noCart],
  ['https://tools.example/cart?items=', noCart],
  ['https://tools.example/shop/cart?items=socket-set-40pc:1', noCart],
  ['https://tools.example/products?items=socket-set-40pc:1', noCart],
  ['https://[', noCart],
  ['https://tools.example/cart?items=zzz:1,socket-set-40pc:0', leftOut('2 items')],
])('the link "%s" has no cart', (line, problem) => {
  expect(read(line)).toEqual({ lines: [], problems: [`1 ${line}: ${problem}`] });
});

test('the other entries of a link, and what exceeds the maximum, are in the notes', () => {
  const cart = [{ productId: 'led-work-light-20v', quantity: 990 }];
  const { added, notes } = readOrder(
    'https://tools.example/cart?items=led-work-light-20v:10,zzz:1',
    cart,
  );
  expect(added).toBe(9);
  expect(notes).toEqual([leftOut('1 item'), 'The cart holds at most 999 of each product.']);
});
