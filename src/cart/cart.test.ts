import { describe, expect, test } from 'vitest';
import { type Cart, cartReducer, quantityOf } from './cart.ts';

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

  test('a new product gets a line at the end with quantity 1', () => {
    expect(cartReducer(twoLights, { type: 'add', productId: sockets })).toEqual(lightAndSockets);
  });

  test('a product already in the cart gets one more in the same line', () => {
    expect(cartReducer(lightAndSockets, { type: 'add', productId: light })).toEqual([
      { productId: light, quantity: 3 },
      { productId: sockets, quantity: 1 },
    ]);
  });

  test.each(['no-such-tool', '__proto__', 'constructor', ''])(
    'the unknown product id "%s" is ignored',
    (productId) => {
      expect(cartReducer(twoLights, { type: 'add', productId })).toBe(twoLights);
    },
  );
});

describe('setting a quantity', () => {
  const set = (quantity: number) =>
    cartReducer(lightAndSockets, { type: 'setQuantity', productId: light, quantity });

  test('updates the line without moving it', () => {
    expect(set(7)).toEqual([
      { productId: light, quantity: 7 },
      { productId: sockets, quantity: 1 },
    ]);
  });

  test.each([0, -0, -1, -7])('to %d removes the line', (quantity) => {
    expect(set(quantity)).toEqual([{ productId: sockets, quantity: 1 }]);
  });

  test.each([1.5, -1.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53])(
    'to %d is ignored',
    (quantity) => {
      expect(set(quantity)).toBe(lightAndSockets);
    },
  );

  test('of a product not in the cart adds a line', () => {
    const action = { type: 'setQuantity', productId: sockets, quantity: 1 } as const;
    expect(cartReducer(twoLights, action)).toEqual(lightAndSockets);
  });

  test('to its current value changes nothing', () => {
    expect(set(2)).toBe(lightAndSockets);
  });
});

test('removing a line keeps the other lines', () => {
  expect(cartReducer(lightAndSockets, { type: 'remove', productId: light })).toEqual([
    { productId: sockets, quantity: 1 },
  ]);
});

test('removing a product that is not in the cart changes nothing', () => {
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

  test('inserts a line at its index', () => {
    expect(restore(tablet, 1)).toEqual([
      { productId: light, quantity: 2 },
      { productId: tablet, quantity: 5 },
      { productId: sockets, quantity: 1 },
    ]);
  });

  test('a product already in the cart is moved and gets no second line', () => {
    expect(restore(sockets, 0)).toEqual([{ productId: sockets, quantity: 5 }, ...twoLights]);
  });

  test('an unknown product changes nothing', () => {
    expect(restore('no-such-tool', 0)).toBe(lightAndSockets);
  });
});

test('the quantity of a product that is not in the cart is 0', () => {
  expect(quantityOf(twoLights, light)).toBe(2);
  expect(quantityOf(twoLights, sockets)).toBe(0);
});

test('what was added is taken out again, and no more', () => {
  const cart = [
    { productId: 'led-work-light-20v', quantity: 5 },
    { productId: 'socket-set-40pc', quantity: 1 },
  ];
  const lines = [
    { productId: 'led-work-light-20v', quantity: 2 },
    { productId: 'socket-set-40pc', quantity: 3 },
    { productId: 'digital-heat-gun', quantity: 1 },
  ];
  expect(cartReducer(cart, { type: 'takeOut', lines })).toEqual([
    { productId: 'led-work-light-20v', quantity: 3 },
  ]);
});
