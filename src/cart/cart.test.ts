import { describe, expect, test } from 'vitest';
import { type Cart, cartReducer, quantityOf } from './cart';

const light = 'led-work-light-20v';
const sockets = 'socket-set-40pc';
const tablet = 'obd2-scan-tablet';
const twoLights: Cart = [{ productId: light, quantity: 2 }];
const lightAndSockets: Cart = [...twoLights, { productId: sockets, quantity: 1 }];

describe('adding', () => {
  test('clearing an empty cart changes nothing', () => {
    const emptied = cartReducer(twoLights, { type: 'remove', productId: light });
    expect(cartReducer(emptied, { type: 'clear' })).toBe(emptied);
  });

  test('a product the cart lacks makes a new last line with 1', () => {
    expect(cartReducer(twoLights, { type: 'add', productId: sockets })).toEqual(lightAndSockets);
  });

  test('a product the cart holds makes one more of it, in its place', () => {
    expect(cartReducer(lightAndSockets, { type: 'add', productId: light })).toEqual([
      { productId: light, quantity: 3 },
      { productId: sockets, quantity: 1 },
    ]);
  });

  test.each(['no-such-tool', '__proto__', 'constructor', ''])('"%s" is refused', (productId) => {
    expect(cartReducer(twoLights, { type: 'add', productId })).toBe(twoLights);
  });
});

describe('setting a quantity', () => {
  const set = (quantity: number) =>
    cartReducer(lightAndSockets, { type: 'setQuantity', productId: light, quantity });

  test('changes the line in its place', () => {
    expect(set(7)).toEqual([
      { productId: light, quantity: 7 },
      { productId: sockets, quantity: 1 },
    ]);
  });

  test.each([0, -0, -1, -7])('of %d removes the line', (quantity) => {
    expect(set(quantity)).toEqual([{ productId: sockets, quantity: 1 }]);
  });

  test.each([1.5, -1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53])(
    'of %d is refused',
    (quantity) => {
      expect(set(quantity)).toBe(lightAndSockets);
    },
  );

  test('of a product the cart lacks makes its line', () => {
    const action = { type: 'setQuantity', productId: sockets, quantity: 1 } as const;
    expect(cartReducer(twoLights, action)).toEqual(lightAndSockets);
  });

  test('to what it is already changes nothing', () => {
    expect(set(2)).toBe(lightAndSockets);
  });
});

test('removing takes the whole line and leaves the others', () => {
  expect(cartReducer(lightAndSockets, { type: 'remove', productId: light })).toEqual([
    { productId: sockets, quantity: 1 },
  ]);
});

test('removing what is not there changes nothing', () => {
  expect(cartReducer(twoLights, { type: 'remove', productId: sockets })).toBe(twoLights);
});

test('clearing empties the cart', () => {
  expect(cartReducer(lightAndSockets, { type: 'clear' })).toEqual([]);
});

describe('restoring', () => {
  const restore = (productId: string, index: number) =>
    cartReducer(lightAndSockets, {
      type: 'restore',
      lines: [{ productId, quantity: 5, index }],
    });

  test('puts a line back in its place', () => {
    expect(restore(tablet, 1)).toEqual([
      { productId: light, quantity: 2 },
      { productId: tablet, quantity: 5 },
      { productId: sockets, quantity: 1 },
    ]);
  });

  test('a product that is there again moves it and makes no second line', () => {
    expect(restore(sockets, 0)).toEqual([{ productId: sockets, quantity: 5 }, ...twoLights]);
  });

  test('a product we do not sell changes nothing', () => {
    expect(restore('no-such-tool', 0)).toBe(lightAndSockets);
  });
});

test('a product the cart lacks counts 0', () => {
  expect(quantityOf(twoLights, light)).toBe(2);
  expect(quantityOf(twoLights, sockets)).toBe(0);
});
