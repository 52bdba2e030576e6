import fc from 'fast-check';
import { expect, test } from 'vitest';
import { products } from '../catalogue/products.ts';
import { type Cart, type CartLine, emptyCart, maxQuantity, withLines } from './cart.ts';
import { jobNameFrom, sharedCartIn, sharedCartUrl, withoutSharedCart } from './shared-cart.ts';

const ids = products.map(({ id }) => id);
const queryOf = (url: string) => url.slice(url.indexOf('?'));
const opened = (query: string) => withLines(emptyCart, sharedCartIn(query)?.lines ?? []);

const anyCart: fc.Arbitrary<Cart> = fc
  .uniqueArray(fc.constantFrom(...ids), { minLength: 1 })
  .chain((some) =>
    fc.tuple(
      ...some.map((productId) =>
        fc
          .integer({ min: 1, max: maxQuantity })
          .map((quantity): CartLine => ({ productId, quantity })),
      ),
    ),
  );

test('a shared cart link lists product ids and quantities', () => {
  const cart = [
    { productId: 'click-torque-wrench-half-in', quantity: 1 },
    { productId: 'led-work-light-20v', quantity: 2 },
  ];
  expect(sharedCartUrl(cart)).toBe(
    '/cart?items=click-torque-wrench-half-in:1,led-work-light-20v:2',
  );
});

test('the link of an empty cart is the cart page', () => {
  expect(sharedCartUrl([])).toBe('/cart');
});

test('the largest quantity of the cart takes one entry', () => {
  expect(sharedCartUrl([{ productId: 'socket-set-40pc', quantity: 999 }])).toBe(
    '/cart?items=socket-set-40pc:999',
  );
});

test('a shared cart link carries every quantity that the cart accepts', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const query = queryOf(sharedCartUrl(cart));
      expect(opened(query)).toEqual(cart);
      expect(sharedCartIn(query)?.leftOut).toBe(0);
    }),
  );
});

test('a shared cart link can also be read after percent-encoding', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const items = new URLSearchParams(queryOf(sharedCartUrl(cart)));
      expect(opened(`?utm_source=mail&${items}`)).toEqual(cart);
    }),
  );
});

test.each(['', '?', '?q=x', '?item=led-work-light-20v:1', '?ITEMS=led-work-light-20v:1'])(
  '"%s" is not a shared cart link',
  (query) => {
    expect(sharedCartIn(query)).toBeUndefined();
  },
);

test.each([
  ['?items=', [], 0],
  ['?items=,,%20,', [], 0],
  ['?items=led-work-light-20v:999', [['led-work-light-20v', 999]], 0],
  [
    '?items=led-work-light-20v:1,%20socket-set-40pc:2',
    [
      ['led-work-light-20v', 1],
      ['socket-set-40pc', 2],
    ],
    0,
  ],
  ['?items=led-work-light-20v:1.%0D%0A', [['led-work-light-20v', 1]], 0],
  ['?items=.%20,led-work-light-20v:1...', [['led-work-light-20v', 1]], 0],
  ['?items=.led-work-light-20v:1', [], 1],
  [
    '?items=led-work-light-20v:1&items=socket-set-40pc:2',
    [
      ['led-work-light-20v', 1],
      ['socket-set-40pc', 2],
    ],
    0,
  ],
  ['?items=led-work-light-20v:1000', [], 1],
  [`?items=led-work-light-20v:${'9'.repeat(400)}`, [], 1],
  ['?items=led-work-light-20v:0', [], 1],
  ['?items=led-work-light-20v:-1', [], 1],
  ['?items=led-work-light-20v:1.5', [], 1],
  ['?items=led-work-light-20v:01', [], 1],
  ['?items=led-work-light-20v:1e1', [], 1],
  ['?items=led-work-light-20v:', [], 1],
  ['?items=led-work-light-20v', [], 1],
  ['?items=led-work-light-20v:1:1', [], 1],
  ['?items=1:led-work-light-20v:1', [], 1],
  ['?items=LED-WORK-LIGHT-20V:1', [], 1],
  ['?items=__proto__:1,constructor:2,no-such-tool:3', [], 3],
  ['?items=nope:1,socket-set-40pc:3,led-work-light-20v:x', [['socket-set-40pc', 3]], 2],
  ['?items=socket-set-40pc:3&items=nope:1', [['socket-set-40pc', 3]], 1],
])('%s has the lines %j and %d entries left out', (query, lines, leftOut) => {
  const shared = sharedCartIn(query);
  expect(shared?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual(lines);
  expect(shared?.leftOut).toBe(leftOut);
});

test('any shared cart link can be read and gives only known products with quantities from 1 to 999', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom(...ids, ':', ',', '1', '999', '1000', '%', '%FF', ' '))
      .map((p) => p.join('')),
  );
  fc.assert(
    fc.property(hostile, (items) => {
      for (const { productId, quantity } of sharedCartIn(`?items=${items}`)?.lines ?? []) {
        expect(ids).toContain(productId);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
      }
    }),
  );
});

test.each([
  ['?items=x:1', ''],
  ['?q=a%26b&items=x:1', '?q=a%26b'],
  ['', ''],
])('"%s" without its cart parameter is "%s"', (query, rest) => {
  expect(withoutSharedCart(query)).toBe(rest);
});

test.each([
  ['Bay 3', 'Bay 3'],
  ['  Bay \t 3\r\n ', 'Bay 3'],
  ['a\u0000b\u0007c', 'a b c'],
  ['', ''],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), 'x'.repeat(60)],
  [`${'x'.repeat(59)}😀`, 'x'.repeat(59)],
  ['😀 Bay 3', '😀 Bay 3'],
])('the job %j is named %j', (text, name) => {
  expect(jobNameFrom(text)).toBe(name);
});

const oneLight = [{ productId: 'led-work-light-20v', quantity: 1 }];

test('the name of the job is in the link, and read from it', () => {
  const url = sharedCartUrl(oneLight, 'Bay 3 & 4: brakes');
  expect(url).toBe('/cart?items=led-work-light-20v:1&job=Bay+3+%26+4%3A+brakes');
  expect(sharedCartIn(url.slice(5))).toEqual({
    lines: oneLight,
    leftOut: 0,
    unavailable: [],
    jobName: 'Bay 3 & 4: brakes',
  });
  expect(withoutSharedCart(url.slice(5))).toBe('');
});

test('an empty cart has a link without the job', () => {
  expect(sharedCartUrl([], 'Bay 3')).toBe('/cart');
});

test('a link without a name has an empty one, and a long one is cut', () => {
  expect(sharedCartIn('?items=')?.jobName).toBe('');
  expect(sharedCartIn(`?items=&job=${'x'.repeat(99)}`)?.jobName).toBe('x'.repeat(60));
});

test('the quantity of a form counts for an entry without one', () => {
  const lines = (query: string) =>
    sharedCartIn(query)?.lines.map(({ productId, quantity }) => `${productId} ${quantity}`);
  expect(lines('?items=socket-set-40pc&quantity=3')).toEqual(['socket-set-40pc 3']);
  expect(lines('?items=socket-set-40pc:2&quantity=3')).toEqual(['socket-set-40pc 2']);
  expect(lines('?items=socket-set-40pc')).toEqual([]);
  expect(sharedCartIn('?items=socket-set-40pc')?.leftOut).toBe(1);
  expect(sharedCartIn('?items=zzz:1,socket-set-40pc:1')).toMatchObject({
    lines: [{ productId: 'socket-set-40pc', quantity: 1 }],
    leftOut: 1,
    unavailable: [],
    jobName: '',
  });
});
