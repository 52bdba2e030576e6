import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product';
import { products } from '../catalogue/products';
import { type Cart, emptyCart } from './cart';
import { orderOf } from './order';
import { orderTable } from './order-text';
import { parseTypedOrder } from './typed-order';

const read = (text: string, among?: readonly Product[], cart: Cart = emptyCart) => {
  const { lines, problems } = parseTypedOrder(text, cart, among);
  return {
    lines: lines.map(({ productId, quantity }) => `${productId}:${quantity}`),
    problems: problems.map(({ number, text, problem }) => `${number} ${text}: ${problem}`),
  };
};

test.each([
  ['TB-1120', 1],
  ['tb 1120', 1],
  ['TB1120', 1],
  ['TB-1120 2', 2],
  ['  TB-1120   2 ', 2],
  ['TB-1120, 2', 2],
  ['TB-1120; 2', 2],
  ['TB-1120: 2', 2],
  ['TB-1120 x 2', 2],
  ['TB-1120 x2', 2],
  ['TB-1120 × 2 pcs', 2],
  ['TB-1120 2 ea.', 2],
  ['2 x TB-1120', 2],
  ['2x TB-1120', 2],
  ['2 × TB-1120', 2],
  ['2 TB-1120', 2],
  ['2 x TB-1120 1/2 in. Click Torque Wrench', 2],
  ['2 × TB-1120 1/2 in. Click Torque Wrench, $139.99 each: $279.98', 2],
  ['TB-1120 2pcs', 2],
  ['2xTB-1120', 2],
  ['TB-1120\t2', 2],
  ['tb 1120\t 2 ', 2],
  ['TB-1120\tsize2\t10', 10],
  ['2\tTB-1120', 2],
  ['TB-1120\tClick Torque Wrench\t2\t139.99\t279.98', 2],
  ['TB-1120\tClick Torque Wrench\t2\t139,99\t279,98', 2],
  ['Click Torque Wrench\tTB-1120', 1],
  ['TB-1120 999', 999],
])('"%s" is %i of a product', (line, quantity) => {
  expect(read(line)).toEqual({ lines: [`click-torque-wrench-half-in:${quantity}`], problems: [] });
});

const noProduct = 'No product has this item number.';
const noQuantity = 'The quantity is no whole number from 1 to 999.';

test.each([
  ['TB-9999', noProduct],
  ['TB-11200', noProduct],
  ['torque wrench', noProduct],
  ['2', noProduct],
  ['2 x', noProduct],
  ['go cart', noProduct],
  ['name\tother', noProduct],
  ['see https://tools.example/TB-1120', noProduct],
  ['https://tools.example/TB-1120 twice', noProduct],
  ['For Total: 2', noProduct],
  ['about 2 x TB-1120', noProduct],
  ['TB-1120 2pcs3', noQuantity],
  ['TB-1120\t1.25', noQuantity],
  ['My Item\tProduct\t2', noProduct],
  ['TB-1120 0', noQuantity],
  ['TB-1120 1000', noQuantity],
  ['TB-1120 -2', noQuantity],
  ['TB-1120 1.5', noQuantity],
  ['TB-1120 two', noQuantity],
  ['0 x TB-1120', noQuantity],
  ['1000 TB-1120', noQuantity],
  ['TB-1120\t0', noQuantity],
  ['TB-1120\t1.5', noQuantity],
])('"%s" is not understood', (line, problem) => {
  expect(read(line)).toEqual({ lines: [], problems: [`1 ${line}: ${problem}`] });
});

test.each(['', ' \t', 'Torque Bay cart: Bay 3', ' http://tools.example/cart ', 'Total: $9'])(
  '"%s" is skipped',
  (line) => {
    expect(read(line)).toEqual({ lines: [], problems: [] });
  },
);

test('lines keep their numbers, and blank ones are skipped', () => {
  expect(read('TB-1120\r\n\r\nnothing\n \nTB-1110 3\rTB-0')).toEqual({
    lines: ['click-torque-wrench-half-in:1', 'led-work-light-20v:3'],
    problems: [`3 nothing: ${noProduct}`, `6 TB-0: ${noProduct}`],
  });
});

test('the cart holds at most 999 of each product', () => {
  const cart = [{ productId: 'led-work-light-20v', quantity: 990 }];
  expect(read('TB-1110 5\nTB-1110 4\nTB-1110 1', undefined, cart)).toEqual({
    lines: ['led-work-light-20v:5', 'led-work-light-20v:4'],
    problems: ['3 TB-1110 1: The cart holds at most 999 of each product.'],
  });
});

const [first] = products as [Product];
const numbered = (...numbers: string[]) =>
  numbers.map((itemNumber, index) => ({ ...first, id: `p${index}`, itemNumber }));

test.each([
  ['4711', 'p0:1'],
  ['4711 3', 'p0:3'],
  ['3 x 4711', 'p0:3'],
  ['4711\t3', 'p0:3'],
  ['AB 12', 'p1:1'],
  ['AB 12 2', 'p1:2'],
  ['2 AB 12', 'p1:2'],
  ['AB 122', 'p2:1'],
  ['AB-12 2', 'p2:1'],
  ['#5/8', 'p3:1'],
  ['#5/8 2', 'p3:2'],
])('any text can be an item number: "%s" is %s', (line, found) => {
  const among = numbered('4711', 'AB 12', 'AB 122', '#5/8');
  expect(read(line, among).lines).toEqual([found]);
});

test('what cannot be bought says why', () => {
  const among = products.map((product) => ({
    ...product,
    ...(product.itemNumber === 'TB-1120' && { availability: 'sold-out' as const }),
    ...(product.itemNumber === 'TB-1110' && { availability: 'discontinued' as const }),
  }));
  expect(read('TB-1120\nTB-1110', among).problems).toEqual([
    '1 TB-1120: Sold out: 1/2 in. Click Torque Wrench.',
    '2 TB-1110: No longer sold: 20V LED Work Light.',
  ]);
});

test('every order is read back from its text and from its table', () => {
  const anyCart = fc
    .uniqueArray(fc.constantFrom(...products.map(({ id }) => id)), { minLength: 1 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((productId) =>
          fc.integer({ min: 1, max: 999 }).map((quantity) => ({ productId, quantity })),
        ),
      ),
    );
  const jobName = fc.constantFrom('', 'Bay 3', 'Total: TB-1120 5');
  fc.assert(
    fc.property(anyCart, jobName, (cart, name) => {
      const { text } = orderOf(cart, name, 'https://tools.example/cart?items=x:1');
      expect(parseTypedOrder(text, emptyCart)).toEqual({ lines: cart, problems: [] });
      expect(parseTypedOrder(orderTable(cart), emptyCart)).toEqual({ lines: cart, problems: [] });
    }),
  );
});

test('any text can be read', () => {
  const part = fc.constantFrom('TB-1120', 'TB-', '2', ' x ', '\t', '\n', '×', '999', '-', 'é', ' ');
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((p) => p.join('')),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      for (const { quantity } of parseTypedOrder(text, emptyCart).lines) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }
    }),
  );
});
