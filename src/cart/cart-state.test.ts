import { describe, expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import {
  type CartAction,
  type CartState,
  cartReducer,
  initialCartState,
  nameLines,
} from './cart-state.ts';

const light = 'led-work-light-20v';
const sockets = 'socket-set-40pc';
const tablet = 'obd2-scan-tablet';
const max = 'The cart holds at most 999 of each product.';

type Quantities = Record<string, number>;
const linesOf = (quantities: Quantities) =>
  Object.entries(quantities).map(([productId, quantity]) => ({ productId, quantity }));
const stateOf = (quantities: Quantities): CartState => ({
  ...initialCartState,
  cart: linesOf(quantities),
});
const stateAfter = (state: CartState, ...actions: CartAction[]): CartState =>
  actions.reduce<CartState>(cartReducer, state);
const set = (productId: string, quantity: number): CartAction => ({
  type: 'setQuantity',
  productId,
  quantity,
});
const link = (quantities: Quantities, leftOut = 0, unavailable: Product[] = []): CartAction => ({
  type: 'openSharedCart',
  shared: { lines: linesOf(quantities), leftOut, unavailable, jobName: '' },
});
const undo = (state: CartState) =>
  cartReducer(state, { type: 'restore', lines: state.removedLines });

const lightAndSockets = { [light]: 2, [sockets]: 1 };

test.each<[Quantities, CartAction, Quantities, string]>([
  [
    {},
    { type: 'add', productId: light },
    { [light]: 1 },
    'Added to cart: 20V LED Work Light. 1 item in cart.',
  ],
  [
    lightAndSockets,
    { type: 'add', productId: light },
    { [light]: 3, [sockets]: 1 },
    'Added to cart: 20V LED Work Light. 4 items in cart.',
  ],
  [
    lightAndSockets,
    set(light, 7),
    { [light]: 7, [sockets]: 1 },
    'Quantity of 20V LED Work Light: 7. 8 items in cart.',
  ],
  [
    { [light]: 2 },
    set(sockets, 1),
    lightAndSockets,
    'Quantity of 40-Piece 1/4 in. Socket Set: 1. 3 items in cart.',
  ],
  ...[0, -0, -1, -7].map((quantity): [Quantities, CartAction, Quantities, string] => [
    lightAndSockets,
    set(light, quantity),
    { [sockets]: 1 },
    'Removed from cart: 20V LED Work Light. 1 item in cart.',
  ]),
  [
    lightAndSockets,
    { type: 'remove', productId: light },
    { [sockets]: 1 },
    'Removed from cart: 20V LED Work Light. 1 item in cart.',
  ],
  [lightAndSockets, { type: 'clear' }, {}, 'Cart cleared'],
  [
    { [sockets]: 1 },
    { type: 'addLines', lines: linesOf({ [light]: 2 }) },
    { [sockets]: 1, [light]: 2 },
    'Added to cart. 3 items in cart.',
  ],
  [
    { [light]: 1 },
    link({ ...lightAndSockets, [tablet]: 3 }),
    { [light]: 3, [sockets]: 1, [tablet]: 3 },
    'Added to cart from the link. 7 items in cart.',
  ],
  // No more is taken out than was added.
  [
    { [light]: 5, [sockets]: 1 },
    { type: 'takeOut', lines: linesOf({ [light]: 2, [sockets]: 3, [tablet]: 1 }) },
    { [light]: 3 },
    'Taken out again. 3 items in cart.',
  ],
  [
    lightAndSockets,
    { type: 'restore', lines: [{ productId: tablet, quantity: 5, index: 1 }] },
    { [light]: 2, [tablet]: 5, [sockets]: 1 },
    'Back in cart: Pro OBD-II Scan Tablet. 8 items in cart.',
  ],
  // A product already in the cart is moved and gets no second line.
  [
    lightAndSockets,
    { type: 'restore', lines: [{ productId: sockets, quantity: 5, index: 0 }] },
    { [sockets]: 5, [light]: 2 },
    'Back in cart: 40-Piece 1/4 in. Socket Set. 7 items in cart.',
  ],
])('the cart %j after %j is %j, announced as "%s"', (before, action, next, announcement) => {
  const { cart, announcement: announced } = cartReducer(stateOf(before), action);
  expect(cart).toEqual(linesOf(next));
  expect(announced).toBe(announcement);
});

test.each<CartAction>([
  ...['no-such-tool', '__proto__', 'constructor', ''].map(
    (productId): CartAction => ({ type: 'add', productId }),
  ),
  ...[1.5, -1.5, Number.NaN, Infinity, -Infinity, 2 ** 53, 1000, 2].map((quantity) =>
    set(light, quantity),
  ),
  { type: 'remove', productId: tablet },
  { type: 'restore', lines: [{ productId: 'no-such-tool', quantity: 5, index: 0 }] },
])('what is invalid or changes nothing keeps the state, without an announcement: %j', (action) => {
  const state = stateOf(lightAndSockets);
  expect(cartReducer(state, action)).toBe(state);
});

test('clearing an empty cart changes nothing', () => {
  expect(cartReducer(initialCartState, { type: 'clear' })).toBe(initialCartState);
});

describe('at most 999 of a product fit in the cart', () => {
  test('one more is refused, and that is announced', () => {
    const full = stateOf({ [light]: 999 });
    const refused = cartReducer(full, { type: 'add', productId: light });
    expect(refused.cart).toBe(full.cart);
    expect(refused.announcement).toBe(max);
  });

  test.each([
    [998, 1, 999, ''],
    [998, 2, 999, max],
    [1, 998, 999, ''],
  ])('%i and a link with %i give %i, with the note "%s"', (present, added, quantity, note) => {
    const state = stateAfter(stateOf({ [light]: present }), link({ [light]: added }));
    expect(state.cart).toEqual(linesOf({ [light]: quantity }));
    expect(state.sharedCartNote).toBe(note);
    expect(state.announcement).toBe(
      `Added to cart from the link. 999 items in cart. ${note}`.trim(),
    );
  });

  test('lines of one product add up', () => {
    const lines = [...linesOf({ [light]: 998 }), ...linesOf({ [light]: 3 })];
    const shared = { lines, leftOut: 1, unavailable: [], jobName: '' };
    expect(cartReducer(initialCartState, { type: 'openSharedCart', shared })).toMatchObject({
      cart: linesOf({ [light]: 999 }),
      sharedCartNote: `1 item in this link could not be added. ${max}`,
    });
  });
});

describe('undo', () => {
  const three = stateOf({ ...lightAndSockets, [tablet]: 3 });

  test.each<CartAction>([
    { type: 'remove', productId: sockets },
    set(sockets, 0),
    { type: 'clear' },
  ])('restores the cart before %j, and ends', (removal) => {
    const back = undo(cartReducer(three, removal));
    expect(back.cart).toEqual(three.cart);
    expect(back.removedLines).toEqual([]);
  });

  test('names one product, and counts several', () => {
    expect(undo(cartReducer(three, { type: 'clear' })).announcement).toBe(
      'Back in cart: 3 products. 6 items in cart.',
    );
    expect(nameLines([{ productId: 'no-such-tool', quantity: 1 }])).toBe('');
  });

  test.each<CartAction>([
    { type: 'add', productId: tablet },
    set(tablet, 9),
    link({ [tablet]: 1 }),
  ])('ends with the next change of the cart: %j', (change) => {
    const removed = cartReducer(three, { type: 'remove', productId: light });
    expect(removed.removedLines).toEqual([{ productId: light, quantity: 2, index: 0 }]);
    expect(cartReducer(removed, change).removedLines).toEqual([]);
  });

  test('restores only what was removed last', () => {
    const state = stateAfter(three, { type: 'remove', productId: light }, set(tablet, 0));
    expect(state.removedLines).toEqual([{ productId: tablet, quantity: 3, index: 1 }]);
  });

  test('an order that is taken out again cannot be taken out once more', () => {
    const lines = linesOf(lightAndSockets);
    const state = stateAfter(
      initialCartState,
      { type: 'addLines', lines },
      { type: 'takeOut', lines },
    );
    expect(state.cart).toEqual([]);
    expect(state.removedLines).toEqual([]);
  });

  test('of a cleared cart restores the name of the job, unless another was typed', () => {
    const named = stateAfter(three, { type: 'setJobName', jobName: 'Bay 3' });
    expect(undo(cartReducer(named, { type: 'remove', productId: light })).jobName).toBe('Bay 3');
    const cleared = cartReducer(named, { type: 'clear' });
    expect(cleared.jobName).toBe('');
    expect(undo(cleared).jobName).toBe('Bay 3');
    expect(undo(stateAfter(cleared, { type: 'setJobName', jobName: 'Bay 4' })).jobName).toBe(
      'Bay 4',
    );
    const added = cartReducer(cleared, { type: 'add', productId: light });
    const { removedLines } = cleared;
    expect(cartReducer(added, { type: 'restore', lines: removedLines }).jobName).toBe('');
  });
});

test('half of a character in the name of the job is replaced, as in a URL', () => {
  const named = (jobName: string) => stateAfter(initialCartState, { type: 'setJobName', jobName });
  expect(named('Bay \uD83D').jobName).toBe('Bay \uFFFD');
  expect(named('Bay 😀').jobName).toBe('Bay 😀');
});

test('entries left out of a shared cart link are reported until the cart changes', () => {
  const state = stateAfter(initialCartState, link({ [light]: 6 }, 2));
  const note = '2 items in this link could not be added.';
  expect(state.sharedCartNote).toBe(note);
  expect(state.announcement).toBe(`Added to cart from the link. 6 items in cart. ${note}`);
  expect(cartReducer(state, { type: 'clear' }).sharedCartNote).toBe('');
});

test.each<[number, Partial<Product>[], string]>([
  [0, [], ''],
  [1, [], '1 item in this link could not be added.'],
  [0, [{ availability: 'sold-out' }], 'Sold out: 20V LED Work Light.'],
  [
    2,
    [{ availability: 'discontinued' }, { availability: 'sold-out', name: 'Jack' }],
    '2 items in this link could not be added. No longer sold: 20V LED Work Light. Sold out: Jack.',
  ],
])(
  'a link without lines, %i entries left out and %j not for sale announces only "%s"',
  (leftOut, changes, note) => {
    const product = findProduct(light) as Product;
    const unavailable = changes.map((change) => ({ ...product, ...change }));
    const before = stateOf(lightAndSockets);
    const state = cartReducer(before, link({}, leftOut, unavailable));
    expect(state.cart).toBe(before.cart);
    expect(state.announcement).toBe(note);
    expect(state.sharedCartNote).toBe(note);
  },
);

test('a new state has no texts', () => {
  const { jobName, removedJobName, typedOrder, announcement, sharedCartNote } = initialCartState;
  expect([jobName, removedJobName, typedOrder, announcement, sharedCartNote].join('')).toBe('');
});

test('the job of a link replaces the one of the cart, unless it has none', () => {
  const named = { ...stateOf({ [light]: 1 }), jobName: 'Bay 3' };
  const jobAfter = (jobName: string) =>
    cartReducer(named, {
      type: 'openSharedCart',
      shared: { lines: [], leftOut: 0, unavailable: [], jobName },
    }).jobName;
  expect([jobAfter(''), jobAfter('Bay 4')]).toEqual(['Bay 3', 'Bay 4']);
});

test('the state of the cart page outlives a line, but not the last one', () => {
  const pageState = { isOpen: true } as never;
  const state = { ...stateOf(lightAndSockets), pageState };
  const without = cartReducer(state, set(light, 0));
  expect(without.pageState).toBe(pageState);
  expect(cartReducer(without, set(sockets, 0)).pageState).toEqual({});
});

test('the cart of another tab that is the same brings its changes, and leaves undo', () => {
  const state = stateAfter(stateOf(lightAndSockets), set(light, 0));
  const cart = { lines: state.cart, jobName: '', version: { other: 2 } };
  const after = cartReducer(state, { type: 'receiveCart', cart, isEarlier: false });
  expect(after.changes).toEqual({ other: 2 });
  expect(after.removedLines).toBe(state.removedLines);
  expect(after.removedLines).toHaveLength(1);
});

test('a saved cart has its typed order, or none', () => {
  const saved = { lines: linesOf({ [light]: 1 }), jobName: '', version: {} };
  const open = (more: object) =>
    cartReducer(initialCartState, { type: 'openSavedCart', saved: { ...saved, ...more } });
  expect([open({}).typedOrder, open({ typedOrder: '2 x' }).typedOrder]).toEqual(['', '2 x']);
});
