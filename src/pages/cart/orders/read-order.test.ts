import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownRows } from '../../../../test/shown-rows.ts';
import { type Cart, emptyCart } from '../../../cart/cart.ts';
import { pricedLines } from '../../../cart/pricing.ts';
import { sharedCartUrl } from '../../../cart/shared-cart.ts';
import type { Product } from '../../../catalogue/product.ts';
import { products } from '../../../catalogue/products.ts';
import { orderTable } from '../copied-order.ts';
import { orderOf, ownLines } from './order.ts';
import { readOrder } from './read-order.ts';

const doubtsOf = (text: string, cart: Cart = emptyCart, among?: readonly Product[]) =>
  readOrder(text, cart, among).rows.map(({ doubt }) => doubt);

test.each([
  ['TB-1120', 'TB-1120', 'How many?'],
  ['impact guns', '', 'Which one?'],
  ['heat gun', '', 'Is it this one?'],
  ['2 boxes TB-1120', '', '2? Please check this line.'],
  ['> 2 x TB-1120', 'TB-1110 1', '2? Please check this line.'],
  ['1 TB-1120', '2 TB-1110', '1? Please check this line.'],
  ['TB-1120 140', 'TB-1110 1', 'How many?'],
  ['2 x TB-1120', 'TB-1120 3', 'Also in line 2'],
])('the row of %j, with %j below, says its doubt: %s', (line, below, doubt) => {
  const text = line === below ? `${line}\nTB-1110 2` : `${line}\n${below}`;
  expect(doubtsOf(text)[0]).toBe(doubt);
});

test.each([
  'TB-9999',
  'TB-11200',
  '2 x',
  'go cart',
  'name\tother',
  'https://x.example/TB-1120',
  '1/2 in. Click Torque Wrench33',
  '2 x 20V LED Work Light please',
])('%j has no product', (text) => {
  expect(readOrder(text, emptyCart)).toMatchObject({ rows: [], others: [{ line: 1, text }] });
});

test.each(['', ' \t', 'Torque Bay cart: Bay 3', 'Item\tQty'])('%j is skipped', (text) => {
  expect(readOrder(text, emptyCart)).toMatchObject({ rows: [], others: [] });
});

test.each([
  ['5 chainsaw', 'not sold here'],
  ['chainsaw x 5', 'not sold here'],
  ['Chainsaw, 20 in., 5 pcs', 'not understood'],
  ['chainsaw', 'not understood'],
  ['2 x', 'not understood'],
  ['Please cancel the following:', 'not understood'],
])('%j is %s', (text, reason) => {
  expect(readOrder(`TB-1120 2\n${text}`, emptyCart)).toMatchObject({
    rows: [{ line: 1, quantity: 2, doubt: undefined }],
    others: [{ line: 2, text, reason }],
  });
});

test('lines keep their numbers and their texts', () => {
  const { rows, others } = readOrder('TB-1120 1\r\n\r\nHello\n \nTB-1110 3 PCS\rTB-0', emptyCart);
  expect(rows.map(({ line, text }) => [line, text])).toEqual([
    [1, 'TB-1120 1'],
    [5, 'TB-1110 3 PCS'],
  ]);
  expect(others.map(({ line, text }) => [line, text])).toEqual([
    [3, 'Hello'],
    [6, 'TB-0'],
  ]);
});

test('a number that may be a price is no quantity, nor is one of two', () => {
  const text =
    'Hello\nTB-1120 2\n1 TB-1110 4\nTB-1050\nTB-1120 140\nimpact guns x 2\n2 x TB-1030 now';
  expect(readOrder(text, emptyCart).rows.map(({ quantity }) => quantity)).toEqual([
    2,
    undefined,
    undefined,
    undefined,
    2,
    2,
  ]);
});

test('the cart holds at most 999 of each product', () => {
  const cart = [{ productId: 'led-work-light-20v', quantity: 990 }];
  expect(doubtsOf('TB-1110 9', cart)).toEqual([undefined]);
  expect(doubtsOf('TB-1110 10', cart)).toEqual(['The cart holds at most 999 of each product.']);
});

test('at most 2,000 lines are read', () => {
  const { rows, unread } = readOrder(`TB-1110 2${'\n'.repeat(1999)}TB-1050 2\nCancel\n`, emptyCart);
  expect(rows.map(({ line }) => line)).toEqual([1, 2000]);
  expect(unread).toBe(1);
  const whole = readOrder(`TB-1110 2${'\n'.repeat(1999)}TB-1050 2\n`, emptyCart);
  expect(whole.unread).toBe(0);
  // The line that is not read may say that these are too few.
  const scanned = `TB-1110${'\n'.repeat(1999)}TB-1050\n`;
  const quantities = (text: string) => readOrder(text, emptyCart).rows.map((row) => row.quantity);
  expect(quantities(scanned)).toEqual([1, 1]);
  expect(quantities(`${scanned}Cancel\n`)).toEqual([undefined, undefined]);
});

test('of a line 300 characters are read, and 100 lines are searched for', () => {
  expect(shownRows(`2 x TB-1120${' '.repeat(300)}TB-1110`)).toBe('TB-1120:2?');
  expect(readOrder('heat gun\n'.repeat(101), emptyCart).rows).toHaveLength(100);
});

test('what cannot be bought says why', () => {
  const among = products.map((product) => ({
    ...product,
    ...(product.itemNumber === 'TB-1120' && { availability: 'sold-out' as const }),
    ...(product.itemNumber === 'TB-1110' && { availability: 'discontinued' as const }),
  }));
  expect(doubtsOf('TB-1120 2\nTB-1110 1', emptyCart, among)).toEqual([
    'Sold out',
    'No longer sold',
  ]);
});

test('no line of the own orders of the store has a doubt, from the text and from the table', () => {
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
      const lines = pricedLines(cart);
      const expected = lines
        .map(({ product, quantity }) => `${product.itemNumber}:${quantity}`)
        .join(' ');
      // As it was written before.
      const old = lines.reduce((changed, { product, quantity }) => {
        const [now = '', before = ''] = ownLines(product, quantity);
        return changed.replace(now, () => before);
      }, text);
      expect(old).not.toBe(text);
      for (const order of [text, old, orderTable(cart)]) expect(shownRows(order)).toBe(expected);
    }),
  );
});

test('nor has one with item numbers of one to three digits', () => {
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
      const texts = lines.map(({ product, quantity }) => ownLines(product, quantity));
      const table = lines.map(({ product: { itemNumber, name, price }, quantity }) =>
        [itemNumber, name, quantity, price, price * quantity].join('\t'),
      );
      const expected = lines
        .map(({ product, quantity }) => `${product.itemNumber}:${quantity}`)
        .join(' ');
      const head = 'Item\tProduct\tQuantity\tPrice (USD)\tTotal (USD)';
      for (const index of [0, 1])
        expect(shownRows(texts.map((own) => own[index]).join('\n'), among)).toBe(expected);
      expect(shownRows([head, ...table].join('\n'), among)).toBe(expected);
    }),
  );
});

// The tests would take minutes if the time grew with the square of the length.
test.each(['-', ' ', '1', '1 ', 'TB-1120 ', '"', 'each: , ', 'items=', 'and '])(
  '10,000 characters of %j can be read',
  (text) => {
    const long = text.repeat(10_000 / text.length);
    for (const { doubt } of readOrder(`TB-1120 ${long}!\n${long}`, emptyCart).rows)
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
      for (const { quantity = 1 } of readOrder(text, emptyCart).rows) {
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }
    }),
  );
});
