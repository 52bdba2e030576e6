import { expect, test } from 'vitest';
import { type CartStateAction, cartStateReducer, initialCartState } from './cart-state.ts';
import { sharedCartIn } from './shared-cart.ts';

const light = 'led-work-light-20v';
const add: CartStateAction = { type: 'add', productId: light };
const setQuantity = (quantity: number): CartStateAction => ({
  type: 'setQuantity',
  productId: light,
  quantity,
});
const link: CartStateAction = {
  type: 'openSharedCart',
  shared: { lines: [{ productId: light, quantity: 2 }], leftOut: 0, unavailable: [], jobName: '' },
};
const after = (...actions: CartStateAction[]) => actions.reduce(cartStateReducer, initialCartState);

test('at most 999 of a product fit in the cart, which is announced', () => {
  const full = after(add, setQuantity(999));
  const refused = cartStateReducer(full, add);
  expect(refused.cart).toBe(full.cart);
  expect(refused.announcement).toBe('The cart holds at most 999 of each product.');
  expect(cartStateReducer(full, setQuantity(1000))).toBe(full);
});

test('a shared cart link adds up to the maximum and says that it was cut', () => {
  const state = after(add, setQuantity(998), link);
  expect(state.cart).toEqual([{ productId: light, quantity: 999 }]);
  expect(state.sharedCartNote).toBe('The cart holds at most 999 of each product.');
  expect(state.announcement).toBe(
    'Added to cart from the link. 999 items in cart. The cart holds at most 999 of each product.',
  );
});

test('a link with too many of one product and an unknown product has both sentences in its note', () => {
  const shared = sharedCartIn(`?items=${light}:999,${light}:1,no-such-tool:1`);
  expect(shared && after({ type: 'openSharedCart', shared }).sharedCartNote).toBe(
    '1 item in this link could not be added. The cart holds at most 999 of each product.',
  );
});

const max = 'The cart holds at most 999 of each product.';

test.each([
  ['99,99,2', 200, ''],
  ['99,99,99,99,99,99,99,99,99,99,9', 999, ''],
  ['99,99,99,99,99,99,99,99,99,99,10', 999, max],
  ['999,1', 999, max],
])('entries of %s of one product add up to %i', (quantities, quantity, sharedCartNote) => {
  const entries = quantities.split(',').map((each) => `${light}:${each}`);
  const shared = sharedCartIn(`?items=${entries.join(',')}`) ?? {
    lines: [],
    leftOut: 0,
    unavailable: [],
    jobName: '',
  };
  const state = after({ type: 'openSharedCart', shared });
  expect(state).toMatchObject({ cart: [{ productId: light, quantity }], sharedCartNote });
});
