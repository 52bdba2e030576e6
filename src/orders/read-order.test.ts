import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, emptyCart } from '../cart/cart.ts';
import { sharedCartUrl } from '../cart/shared-cart.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { orderOf, orderTable } from './order.ts';
import { readOrder } from './read-order.ts';

/** `click-torque-wrench-half-in:2`, with the doubt if there is one. */
const rowsOf = (text: string, among?: readonly Product[], cart: Cart = emptyCart) =>
  readOrder(text, cart, among).rows.map(({ choices: [product], quantity, doubt }) =>
    [`${product.id}:${quantity}`, doubt].filter(Boolean).join(' '),
  );

const othersOf = (text: string) => readOrder(text, emptyCart).others.map(({ number }) => number);

test.each([
  ['TB-1120', 1],
  ['tb 1120', 1],
  ['TB1120', 1],
  ['Click Torque Wrench\tTB-1120', 1],
  ['TB-1120 Click Torque Wrench', 1],
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
  ['2 x 1/2 in. Click Torque Wrench', 2],
  ['2 × TB-1120 1/2 in. Click Torque Wrench, $139.99 each: $279.98', 2],
  ['TB-1120 2pcs', 2],
  ['2xTB-1120', 2],
  ['TB-1120qty2', 2],
  ['TB-1120\t2', 2],
  ['2\tTB-1120', 2],
  ['TB-1120\tClick Torque Wrench\t2\t139.99\t279.98', 2],
  ['TB-1120 999', 999],
  // As spreadsheets, phones and documents write them.
  ['TB-1120\t2x', 2],
  ['TB-1120\t"2"', 2],
  ['TB-1120\t“2”', 2],
  ['TB-1120\t="2"', 2],
  ['TB-1120\t\t2\t', 2],
  ['TB\u20111120 2', 2],
  ['TB–1120 × 2', 2],
  ['\u200eTB-1120\u00a02', 2],
  ['TB-1120 two', 2],
  ['TB-1120\t40 pc', 40],
  ['2 x TB-1120, $139.99', 2],
  ['Please send me 2 x TB-1120, thank you', 2],
])('"%s" is %i of a product', (line, quantity) => {
  expect(rowsOf(line)).toEqual([`click-torque-wrench-half-in:${quantity}`]);
});

const says = (words: string) => `The line also says “${words}”`;

test.each([
  ['TB-1120 2pcs3', 1, `How many? ${says('2pcs3')}`],
  ['TB-1120\t+2', 1, `How many? ${says('+2')}`],
  ['two (2) TB-1120', 2, '2?'],
  ['TB-1120\t1.25', 1, `How many? ${says('1.25')}`],
  ['TB-1120 0', 1, `How many? ${says('0')}`],
  ['TB-1120 1000', 1, `How many? ${says('1000')}`],
  ['TB-1120 -2', 1, `How many? ${says('2')}`],
  ['TB-1120-2', 1, `How many? ${says('2')}`],
  ['TB-1120/2', 1, `How many? ${says('/2')}`],
  ["TB-1120 10'", 1, `How many? ${says('10')}`],
  ['TB-1120 #2', 1, `How many? ${says('#2')}`],
  ['TB-1120 1/2', 1, 'How many?'],
  ['TB-1120 2 1/2', 2, `2? ${says('1/2')}`],
  ['1\tTB-1120\t2', 1, '1 or 2?'],
  ['2 × TB-1120 × 3', 3, '2 or 3?'],
  ['2 x TB-1120 and a socket', 2, `2? ${says('and a socket')}`],
  ['about 2 x TB-1120', 2, `2? ${says('about')}`],
  ['2 x TB-1120?', 2, `2? ${says('?')}`],
  ['2 x TB-1120, $130', 2, `2? ${says('$130')}`],
  ['TB-1120 140', 1, `How many? ${says('140')}`],
  ['TB-1120 $139.99', 1, 'How many?'],
  ['see https://tools.example/TB-1110 TB-1120 2', 2, `2? ${says('see  link')}`],
])('"%s" is to check, with %i: %s', (line, quantity, doubt) => {
  expect(rowsOf(line)).toEqual([`click-torque-wrench-half-in:${quantity} ${doubt}`]);
});

test.each([
  'TB-9999',
  'TB-11200',
  '2',
  '2 x',
  'go cart',
  'name\tother',
  'https://x.example/TB-1120',
])('"%s" has no product', (line) => {
  expect(rowsOf(line)).toEqual([]);
  expect(othersOf(line)).toEqual([1]);
});

test.each(['', ' \t', 'Torque Bay cart: Bay 3', 'Total: $9', 'Item\tQty'])(
  '"%s" is skipped',
  (line) => {
    expect(readOrder(line, emptyCart)).toMatchObject({ rows: [], others: [] });
  },
);

test('a line without an item number goes through the search, and is to check', () => {
  const { rows } = readOrder('2 torque wrenches\n3 impact guns', emptyCart);
  expect(
    rows.map(({ choices, quantity, doubt }) => [choices.map(({ id }) => id), quantity, doubt]),
  ).toEqual([
    [['click-torque-wrench-half-in'], 2, 'Is it this one?'],
    [['cordless-impact-wrench-20v', 'air-impact-wrench-half-in'], 3, 'Which one?'],
  ]);
  expect(readOrder('2 wrenches', emptyCart).rows[0]?.choices).toHaveLength(3);
});

test('lines keep their numbers and what follows the quantity', () => {
  const order = readOrder('TB-1120 1\r\n\r\nHello\n \nTB-1110 3 PCS\rTB-0', emptyCart);
  expect(order.rows.map(({ line, text, unit }) => [line, text, unit])).toEqual([
    [1, 'TB-1120 1', ''],
    [5, 'TB-1110 3 PCS', 'PCS'],
  ]);
  expect(order.others.map(({ number, text }) => [number, text])).toEqual([
    [3, 'Hello'],
    [6, 'TB-0'],
  ]);
});

test('the cart holds at most 999 of each product', () => {
  const cart = [{ productId: 'led-work-light-20v', quantity: 990 }];
  expect(rowsOf('TB-1110 9', undefined, cart)).toEqual(['led-work-light-20v:9']);
  expect(rowsOf('TB-1110 10', undefined, cart)).toEqual([
    'led-work-light-20v:10 The cart holds at most 999 of each product.',
  ]);
});

test('at most 2,000 lines are read', () => {
  const { rows, unread } = readOrder(`${'Hello\n'.repeat(1999)}TB-1110 2\nTB-1120 3\n`, emptyCart);
  expect(rows.map(({ line }) => line)).toEqual([2000]);
  expect(unread).toBe(2);
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
  expect(rowsOf(line, numbered('4711', 'AB 12', 'AB 122', '#5/8'))).toEqual([found]);
});

test.each([
  ['3 x 12', ['3:1 How many? The line has several tools', '12:1 How many? The line also says “x”']],
  ['3 x 4', ['3:4']],
  ['3 x 3', ['3:3']],
  ['3 x 12 Twelve Tool', ['12:3']],
  ['3\tThree Tool\t12', ['3:12']],
])('an item number that could be a quantity: "%s" is %j', (line, expected) => {
  const named = [
    { ...first, id: '3', itemNumber: '3', name: 'Three Tool' },
    { ...first, id: '12', itemNumber: '12', name: 'Twelve Tool' },
  ];
  expect(rowsOf(line, named)).toEqual(expected);
});

test('what cannot be bought says why', () => {
  const among = products.map((product) => ({
    ...product,
    ...(product.itemNumber === 'TB-1120' && { availability: 'sold-out' as const }),
    ...(product.itemNumber === 'TB-1110' && { availability: 'discontinued' as const }),
  }));
  expect(rowsOf('TB-1120 2\nTB-1110 1', among)).toEqual([
    'click-torque-wrench-half-in:2 Sold out',
    'led-work-light-20v:1 No longer sold',
  ]);
});

test('every line of the own orders of the store is ticked, from the text and from the table', () => {
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
      const expected = cart.map(({ productId, quantity }) => `${productId}:${quantity}`);
      for (const order of [text, orderTable(cart)]) expect(rowsOf(order)).toEqual(expected);
    }),
  );
});

test('so are they with item numbers of one to three digits', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), {
    minLength: products.length,
    maxLength: products.length,
  });
  fc.assert(
    fc.property(numbers, fc.infiniteStream(fc.integer({ min: 1, max: 999 })), (some, stream) => {
      const among = products.map((product, index) => ({
        ...product,
        itemNumber: `${some[index]}`,
      }));
      const lines = among.map((product) => ({ product, quantity: stream.next().value as number }));
      const text = lines.map(({ product: { itemNumber, name, price }, quantity }) => {
        const [each, total] = [price, price * quantity].map((amount) => amount.toFixed(2));
        return `${quantity} × ${itemNumber} ${name}, $${each} each: $${total}`;
      });
      const table = lines.map(({ product: { itemNumber, name, price }, quantity }) =>
        [itemNumber, name, quantity, price, price * quantity].join('\t'),
      );
      const expected = lines.map(({ product, quantity }) => `${product.id}:${quantity}`);
      const head = 'Item\tProduct\tQuantity\tPrice (USD)\tTotal (USD)';
      expect(rowsOf(text.join('\n'), among)).toEqual(expected);
      expect(rowsOf([head, ...table].join('\n'), among)).toEqual(expected);
    }),
  );
});

// The tests would take minutes if the time grew with the square of the length.
test.each(['-', ' ', '1', '1 ', 'TB-1120 ', '"', 'each: , ', 'items=', 'and '])(
  '10,000 characters of %j can be read',
  (text) => {
    const long = text.repeat(10_000 / text.length);
    for (const { doubt } of readOrder(`TB-1120 ${long}\n${long}`, emptyCart).rows)
      expect(doubt).toBeDefined();
  },
);

test('any text can be read', () => {
  const part = fc.constantFrom('TB-1120', 'TB-', '2', ' x ', '\t', '\n', '×', '999', '-', 'é', ' ');
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(part).map((p) => p.join('')),
  );
  fc.assert(
    fc.property(hostile, (text) => {
      for (const { quantity } of readOrder(text, emptyCart).rows) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }
    }),
  );
});
