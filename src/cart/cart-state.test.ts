import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import type { Cart } from './cart.ts';
import {
  type CartState,
  type CartStateAction,
  cartStateReducer,
  initialCartState,
  nameLines,
} from './cart-state.ts';

const light = 'led-work-light-20v';
const sockets = 'socket-set-40pc';
const tablet = 'obd2-scan-tablet';

const after = (...actions: CartStateAction[]): CartState =>
  actions.reduce(cartStateReducer, initialCartState);
const lines = (cart: Cart) => cart.map(({ productId, quantity }) => [productId, quantity]);
const link = (leftOut = 0): CartStateAction => ({
  type: 'openSharedCart',
  shared: {
    lines: [
      { productId: light, quantity: 2 },
      { productId: sockets, quantity: 1 },
      { productId: tablet, quantity: 3 },
    ],
    leftOut,
    unavailable: [],
    jobName: '',
  },
});
const undo = (state: CartState) =>
  cartStateReducer(state, { type: 'restore', lines: state.removedLines });

test('a new state has an empty cart, no announcement and nothing to undo', () => {
  expect(initialCartState).toEqual({
    cart: [],
    aside: [],
    linkLines: [],
    version: {},
    jobName: '',
    removedJobName: '',
    typedOrder: '',
    announcement: '',
    removedLines: [],
    sharedCartNote: '',
  });
});

test('half of a character in the name of the job is replaced, as in a URL', () => {
  expect(after({ type: 'setJobName', jobName: 'Bay \uD83D' }).jobName).toBe('Bay \uFFFD');
  expect(after({ type: 'setJobName', jobName: 'Bay 😀' }).jobName).toBe('Bay 😀');
});

test('undo of another change leaves the name of the job as it is', () => {
  const named = after(link(), { type: 'setJobName', jobName: 'Bay 3' });
  const removed = cartStateReducer(named, { type: 'remove', productId: light });
  expect(undo(removed).jobName).toBe('Bay 3');
  const cleared = cartStateReducer(named, { type: 'clear' });
  const retyped = cartStateReducer(cleared, { type: 'setJobName', jobName: 'Bay 4' });
  expect(undo(retyped).jobName).toBe('Bay 4');
  const added = cartStateReducer(cleared, { type: 'add', productId: light });
  expect(cartStateReducer(added, { type: 'restore', lines: cleared.removedLines }).jobName).toBe(
    '',
  );
});

test('undo restores a removed line at its index with its quantity', () => {
  const removed = after(link(), { type: 'remove', productId: sockets });
  expect(lines(removed.cart)).toEqual([
    [light, 2],
    [tablet, 3],
  ]);
  const back = undo(removed);
  expect(lines(back.cart)).toEqual([
    [light, 2],
    [sockets, 1],
    [tablet, 3],
  ]);
  expect(back.announcement).toBe('Back in cart: 40-Piece 1/4 in. Socket Set. 6 items in cart.');
  expect(back.removedLines).toEqual([]);
});

test('undo restores a cleared cart', () => {
  const back = undo(after(link(), { type: 'clear' }));
  expect(lines(back.cart)).toEqual([
    [light, 2],
    [sockets, 1],
    [tablet, 3],
  ]);
  expect(back.announcement).toBe('Back in cart: 3 products. 6 items in cart.');
});

test.each<CartStateAction>([
  { type: 'add', productId: tablet },
  { type: 'setQuantity', productId: tablet, quantity: 9 },
  {
    type: 'openSharedCart',
    shared: {
      lines: [{ productId: tablet, quantity: 1 }],
      leftOut: 0,
      unavailable: [],
      jobName: '',
    },
  },
])('undo ends with the next change of the cart: %j', (change) => {
  const removed = after(link(), { type: 'remove', productId: light });
  expect(removed.removedLines).toEqual([{ productId: light, quantity: 2, index: 0 }]);
  expect(cartStateReducer(removed, change).removedLines).toEqual([]);
});

test('undo restores only what was removed last', () => {
  const removed = after(
    link(),
    { type: 'remove', productId: light },
    { type: 'setQuantity', productId: tablet, quantity: 0 },
  );
  expect(removed.removedLines).toEqual([{ productId: tablet, quantity: 3, index: 1 }]);
});

test('undo after any removal or clearing gives the previous cart', () => {
  const add = fc.record({
    type: fc.constant('add' as const),
    productId: fc.constantFrom(...products.map(({ id }) => id)),
  });
  fc.assert(
    fc.property(fc.array(add, { minLength: 1 }), fc.nat(), fc.boolean(), (adds, pick, isAll) => {
      const before = after(...adds);
      const productId = before.cart[pick % before.cart.length]?.productId ?? '';
      const removedLines = cartStateReducer(
        before,
        isAll ? { type: 'clear' } : { type: 'remove', productId },
      );
      expect(undo(removedLines).cart).toEqual(before.cart);
    }),
  );
});

test('a shared cart link adds its lines to the cart', () => {
  const state = after({ type: 'add', productId: light }, link());
  expect(lines(state.cart)).toEqual([
    [light, 3],
    [sockets, 1],
    [tablet, 3],
  ]);
  expect(state.announcement).toBe('Added to cart from the link. 7 items in cart.');
  expect(lines(cartStateReducer(state, link()).cart)[0]).toEqual([light, 5]);
});

test('entries left out of a shared cart link are reported until the cart changes', () => {
  const state = after(link(2));
  const note = '2 items in this link could not be added.';
  expect(state.sharedCartNote).toBe(note);
  expect(state.announcement).toBe(`Added to cart from the link. 6 items in cart. ${note}`);
  expect(cartStateReducer(state, { type: 'clear' }).sharedCartNote).toBe('');
});

test('a shared cart link without valid entries reports only the entries left out', () => {
  const state = after(
    { type: 'add', productId: light },
    {
      type: 'openSharedCart',
      shared: { lines: [], leftOut: 1, unavailable: [], jobName: '' },
    },
  );
  expect(state.announcement).toBe('1 item in this link could not be added.');
  expect(lines(state.cart)).toEqual([[light, 1]]);
});

test('an invalid action does not change the state', () => {
  const state = after(link());
  expect(cartStateReducer(state, { type: 'add', productId: 'no-such-tool' })).toBe(state);
});

const two = [{ productId: light, quantity: 2 }];

test.each<[CartStateAction, Cart, string]>([
  [{ type: 'add', productId: light }, [], 'Added to cart: 20V LED Work Light. 1 item in cart.'],
  [{ type: 'add', productId: light }, two, 'Added to cart: 20V LED Work Light. 3 items in cart.'],
  [
    { type: 'setQuantity', productId: light, quantity: 5 },
    two,
    'Quantity of 20V LED Work Light: 5. 5 items in cart.',
  ],
  [
    { type: 'setQuantity', productId: light, quantity: 0 },
    two,
    'Removed from cart: 20V LED Work Light. 0 items in cart.',
  ],
  [
    { type: 'remove', productId: light },
    two,
    'Removed from cart: 20V LED Work Light. 0 items in cart.',
  ],
  [{ type: 'addLines', lines: two }, [], 'Added to cart. 2 items in cart.'],
  [
    { type: 'addLines', lines: two, isLink: true },
    [],
    'Added to cart from the link. 2 items in cart.',
  ],
  [{ type: 'clear' }, two, 'Cart cleared'],
])('%j is announced with its product and the new item count', (action, cart, text) => {
  expect(cartStateReducer({ ...initialCartState, cart }, action).announcement).toBe(text);
});

test('an unknown product is named with an empty string', () => {
  expect(nameLines([{ productId: 'no-such-tool', quantity: 1 }])).toBe('');
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
  'a link with %i entries left out and %j not for sale has the note %j',
  (leftOut, changes, note) => {
    const product = findProduct(light) as Product;
    const unavailable = changes.map((change) => ({ ...product, ...change }));
    const shared = { lines: [], leftOut, unavailable, jobName: '' };
    expect(after({ type: 'openSharedCart', shared }).sharedCartNote).toBe(note);
  },
);

test('an order that is taken out again is announced, and cannot be undone once more', () => {
  const lines = [{ productId: light, quantity: 2 }];
  const added = after({ type: 'addLines', lines });
  const state = cartStateReducer(added, { type: 'takeOut', lines });
  expect(state.cart).toEqual([]);
  expect(state.announcement).toBe('Taken out again. 0 items in cart.');
  expect(state.removedLines).toEqual([]);
});
