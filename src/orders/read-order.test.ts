import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, emptyCart } from '../cart/cart.ts';
import { sharedCartUrl } from '../cart/shared-cart.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { orderOf, orderTable } from './order.ts';
import { readOrder } from './read-order.ts';

const read = (text: string, among?: readonly Product[], cart: Cart = emptyCart) => {
  const { lines, problems } = readOrder(text, cart, among);
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
  ['TB-1120qty2', 2],
  ['TB-1120\t2', 2],
  ['tb 1120\t 2 ', 2],
  ['TB-1120\tsize2\t10', 10],
  ['2\tTB-1120', 2],
  ['TB-1120\tClick Torque Wrench\t2\t139.99\t279.98', 2],
  ['TB-1120\tClick Torque Wrench\t2\t139,99\t279,98', 2],
  ['Click Torque Wrench\tTB-1120', 1],
  ['TB-1120 999', 999],
  // As spreadsheets, phones and documents write them.
  ['TB-1120\t2 pcs', 2],
  ['TB-1120\t2x', 2],
  ['TB-1120\t+2', 2],
  ['TB-1120\t"2"', 2],
  ['TB-1120\t“2”', 2],
  ['TB-1120\t=2', 2],
  ['TB-1120\t="2"', 2],
  ['TB-1120\t\t2\t', 2],
  ['TB\u20111120 2', 2],
  ['TB–1120 × 2', 2],
  ['\u200eTB-1120\u00a02', 2],
  ['TB-1120 2x', 2],
  ['TB-1120 +2', 2],
  ['TB-1120 Click Torque Wrench', 1],
  ['2 TB-1120, Torque Wrench', 2],
  ['TB-1120\tTorque wrench', 1],
  ['about 2 x TB-1120', 2],
  ['TB-1120 two', 2],
  ['TB-1120\ttwo', 2],
  ['TB-1120\t"2', 2],
  ['TB-1120\t40 pc', 40],
  ['TB-1120\tin.', 1],
  ['TB-1120 Click Torque Spanner', 1],
  ['TB-1120\t2\t140\t280', 2],
  ['2 x TB-1120, $139.99', 2],
])('"%s" is %i of a product', (line, quantity) => {
  expect(read(line)).toEqual({ lines: [`click-torque-wrench-half-in:${quantity}`], problems: [] });
});

const noProduct = 'No product has this item number.';
const noQuantity = 'The quantity is no whole number from 1 to 999.';
const noCart = 'This is no link to a cart of this store.';
const howMany = 'How many? Type the item number and a quantity.';
const notWhole = 'Only an item number, a quantity and the name of the product are understood.';
const both = (first: string, second: string) =>
  `Both ${first} and ${second} are item numbers. Type one a line, with the name of its product after it.`;

test.each([
  ['TB-9999', noProduct],
  ['TB-11200', noProduct],
  ['2', noProduct],
  ['2 x', noProduct],
  ['go cart', noProduct],
  ['name\tother', noProduct],
  ['see https://tools.example/TB-1120', noCart],
  ['https://tools.example/TB-1120 twice', noCart],
  ['For Total: 2', noProduct],
  ['TB-1120 2pcs3', noQuantity],
  ['TB-1120\t1.25', noQuantity],
  ['My Item\tProduct\t2', noProduct],
  ['TB-1120 0', noQuantity],
  ['TB-1120 1000', noQuantity],
  ['TB-1120 -2', noQuantity],
  ['TB-1120 1.5', noQuantity],
  ['0 x TB-1120', noQuantity],
  ['1000 TB-1120', noQuantity],
  ['TB-1120\t0', noQuantity],
  ['TB-1120\t1.5', noQuantity],
  ['TB-1120\t1,234.00', noQuantity],
  ["TB-1120 10'", noQuantity],
  ['TB-1120 1/2', noQuantity],
  ['1\tTB-1120\t2', '1 or 2?'],
  ['1 TB-1120 2', '1 or 2?'],
  ['2 × TB-1120 × 3', '2 or 3?'],
  ['2 x TB-1120 and a socket', notWhole],
  ['TB-1140\t40 pc', noQuantity],
  ['torque wrench', howMany],
  ['TB-1120\tTB-1110', both('TB-1120', 'TB-1110')],
  ['TB-1120\tTB-1110\t2', both('TB-1120', 'TB-1110')],
  ['2 TB-1120 TB-1110', both('TB-1120', 'TB-1110')],
])('"%s" is not understood', (line, problem) => {
  expect(read(line)).toEqual({ lines: [], problems: [`1 ${line}: ${problem}`] });
});

test.each(['', ' \t', 'Torque Bay cart: Bay 3', 'Total: $9'])('"%s" is skipped', (line) => {
  expect(read(line)).toEqual({ lines: [], problems: [] });
});

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

test.each([
  ['3 x 12', 'Both 3 and 12 are item numbers.'],
  ['12 3', 'Both 12 and 3 are item numbers.'],
  ['3\t12', 'Both 3 and 12 are item numbers.'],
  ['3 x 4', '4 of 3'],
  ['4 x 3', '4 of 3'],
  ['3 x 3', '3 of 3'],
  ['3 x 12 Twelve Tool', '3 of 12'],
  ['12 x 3 Three Tool', '12 of 3'],
  ['3\tThree Tool\t12', '12 of 3'],
  ['3\tThree Tool\t12\t140\t1680', '12 of 3'],
])('an item number that could be a quantity: "%s" is "%s"', (line, expected) => {
  const named = [
    { ...first, id: '3', itemNumber: '3', name: 'Three Tool' },
    { ...first, id: '12', itemNumber: '12', name: 'Twelve Tool' },
  ];
  const { lines, problems } = readOrder(line, emptyCart, named);
  const texts = [
    ...lines.map(({ productId, quantity }) => `${quantity} of ${productId}`),
    ...problems.map(({ problem }) => problem.replace(/(?<=\.) .*/, '')),
  ];
  expect(texts).toEqual([expected]);
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
      const { text } = orderOf(cart, name, `https://tools.example${sharedCartUrl(cart, name)}`);
      for (const order of [text, orderTable(cart)]) {
        expect(readOrder(order, emptyCart)).toMatchObject({ lines: cart, problems: [] });
      }
    }),
  );
});

test('with item numbers of one to three digits, every order is read back from its text and its table', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), {
    minLength: products.length,
    maxLength: products.length,
  });
  const quantities = fc.array(fc.integer({ min: 1, max: 999 }), {
    minLength: products.length,
    maxLength: products.length,
  });
  fc.assert(
    fc.property(numbers, quantities, fc.constantFrom(1, 0.01), (itemNumbers, each, cents) => {
      const among = products.map((product, index) => ({
        ...product,
        itemNumber: `${itemNumbers[index]}`,
      }));
      const cart = products.map(({ id }, index) => ({
        productId: id,
        quantity: each[index] as number,
      }));
      const rows = among.map(({ itemNumber, name, price }, index) => {
        const [quantity, total] = [each[index] as number, (each[index] as number) * price];
        // Some currencies have no decimals.
        const amounts = [price, total].map((amount) => amount.toFixed(cents === 1 ? 0 : 2));
        return {
          text: `${quantity} × ${itemNumber} ${name}, $${amounts[0]} each: $${amounts[1]}`,
          row: [itemNumber, name, quantity, ...amounts].join('\t'),
        };
      });
      for (const text of [rows.map((row) => row.text), rows.map(({ row }) => row)]) {
        expect(readOrder(text.join('\n'), emptyCart, among)).toMatchObject({
          lines: cart,
          problems: [],
        });
      }
    }),
  );
});

// The tests would take an hour if the time grew with the square of the length.
test.each(['-', ' ', '1', '1 ', 'TB-1120 ', '"', 'each: , '])(
  'a million characters of %j can be read',
  (text) => {
    const long = text.repeat(1_000_000 / text.length);
    expect(readOrder(`TB-1120 ${long}`, emptyCart).lines.length).toBeLessThanOrEqual(1);
    expect(readOrder(long, emptyCart).lines).toEqual([]);
  },
);

test('a line with an item number is never told that it has none', () => {
  const around = fc.string({
    unit: fc.constantFrom(...'ab x12.,;:-/|()[]<>"\'#$%@\t\u00e9\u00d7\u2022'),
  });
  const number = fc.constantFrom('TB-1120', 'tb 1110', 'TB1050', 'TB\u20111010');
  fc.assert(
    fc.property(around, number, around, (before, itemNumber, after) => {
      const { problems } = readOrder(`${before} ${itemNumber} ${after}`, emptyCart);
      expect(problems.map(({ problem }) => problem)).not.toContain(noProduct);
    }),
    { numRuns: 2000 },
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
      for (const { quantity } of readOrder(text, emptyCart).lines) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }
    }),
  );
});
