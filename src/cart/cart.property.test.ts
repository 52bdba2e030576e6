import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findProduct } from '../catalogue/catalogue.ts';
import { products } from '../catalogue/products.ts';
import { type Cart, emptyCart, maxQuantity } from './cart.ts';
import { type CartAction, cartReducer, initialCartState } from './cart-state.ts';
import { itemCount, subtotalOf } from './pricing.ts';

const productId = fc.constantFrom(...products.map(({ id }) => id), 'no-such-tool', '__proto__');
const quantity = fc.oneof(
  fc.integer({ min: -3, max: 120 }),
  fc.maxSafeInteger(),
  fc.double(),
  fc.constantFrom(Number.NaN, Number.MAX_SAFE_INTEGER, 2 ** 53),
);
const line = fc.record({ productId, quantity });
const lines = fc.array(line, { maxLength: 3 });
/** As another tab sends it, which may have another version of the store. */
const tabCart = fc.record({
  lines: fc.uniqueArray(
    fc.record({ productId, quantity: fc.integer({ min: 1, max: maxQuantity }) }),
    { maxLength: 3, selector: (each) => each.productId },
  ),
  jobName: fc.string(),
  version: fc.constant({}),
});

/** For each action what it has besides its type. */
const actions: {
  readonly [Type in CartAction['type']]: fc.Arbitrary<Omit<CartAction<Type>, 'type'>>;
} = {
  add: fc.record({ productId, quantity }, { requiredKeys: ['productId'] }),
  remove: fc.record({ productId }),
  setQuantity: line,
  clear: fc.constant({}),
  addLines: fc.record({ lines }),
  takeOut: fc.record({ lines }),
  restore: fc.record({
    lines: fc.array(fc.record({ productId, quantity, index: fc.nat(20) }), { maxLength: 3 }),
  }),
  setJobName: fc.record({ jobName: fc.string() }),
  openSharedCart: fc.record({
    shared: fc.record({
      lines,
      leftOut: fc.nat(3),
      unavailable: fc.constant([]),
      jobName: fc.string(),
    }),
  }),
  openSavedCart: fc.record({ saved: tabCart }),
  receiveCart: fc.record({ cart: tabCart, isEarlier: fc.boolean() }),
};
const action: fc.Arbitrary<CartAction> = fc.oneof(
  ...Object.entries(actions).map(([type, rest]) =>
    rest.map((each) => ({ type, ...each }) as CartAction),
  ),
);

/** The cart before the actions and after each of them. */
function states(actions: readonly CartAction[]): Cart[] {
  const carts = [emptyCart];
  let state = initialCartState;
  for (const next of actions) {
    state = cartReducer(state, next);
    carts.push(state.cart);
  }
  return carts;
}

const afterAnyActions = (holds: (cart: Cart) => void) =>
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => states(actions).forEach(holds)),
  );

test('every cart line has a distinct and known product', () => {
  afterAnyActions((cart) => {
    const ids = cart.map((line) => line.productId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(findProduct)).toBe(true);
  });
});

test('quantities are always integers from 1 to 999', () => {
  afterAnyActions((cart) => {
    for (const line of cart) {
      expect(Number.isInteger(line.quantity)).toBe(true);
      expect(line.quantity).toBeGreaterThan(0);
      expect(line.quantity).toBeLessThanOrEqual(maxQuantity);
    }
  });
});

test('subtotal and item count equal exact sums of the displayed prices', () => {
  const printedCents = (id: string) =>
    BigInt(findProduct(id)?.price.toFixed(2).replace('.', '') ?? '0');
  afterAnyActions((cart) => {
    const exact = cart.map((line) => printedCents(line.productId) * BigInt(line.quantity));
    expect(subtotalOf(cart)).toBe(exact.reduce((sum, cents) => sum + cents, 0n));
    expect(itemCount(cart)).toBe(cart.reduce((n, line) => n + line.quantity, 0));
  });
});
