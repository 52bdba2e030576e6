import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasMore,
  isSameCart,
  isTabCart,
  joinedCart,
  type TabCart,
  type VersionVector,
} from './joined-cart.ts';

/** `a2 b1` are two of a and one of b. */
const cart = (text: string, jobName = ''): TabCart => ({
  lines: text
    .split(' ')
    .filter(Boolean)
    .map((line) => ({ productId: line.slice(0, 1), quantity: Number(line.slice(1)) })),
  jobName,
  version: {},
});
const textOf = ({ lines }: TabCart) =>
  lines.map(({ productId, quantity }) => productId + quantity).join(' ');

test.each<[mine: string, theirs: string, links: string, joined: string]>([
  ['', 'a2 b1', '', 'a2 b1'],
  ['a1 b5', 'a2 b1 c1', '', 'a2 b5 c1'],
  ['a1', '', '', 'a1'],
  // The lines of a link add up.
  ['a2', 'a2 b1', 'a2', 'a4 b1'],
  // One more than the link, of which the other cart may have been told before.
  ['a3', 'a2', 'a2', 'a4'],
  // Of the three of the link two were removed here.
  ['a1', 'a2', 'a3', 'a3'],
  ['', 'a2', 'a3', 'a2'],
  ['a998', 'a2', 'a998', 'a999'],
])(
  '"%s" and "%s" with changes of their own, "%s" by links, give "%s"',
  (mine, theirs, links, joined) => {
    const result = joinedCart(cart(mine), cart(theirs), cart(links).lines);
    expect(isSameCart(result, cart(joined)), textOf(result)).toBe(true);
  },
);

test('the lines of a link follow those of the other cart, as in a single tab', () => {
  const result = joinedCart(cart('a1'), cart('b1 c1'), cart('a1').lines);
  expect(textOf(result)).toBe('b1 c1 a1');
});

test.each([
  ['', 'Bay 3', 'Bay 3'],
  ['Bay 3', '', 'Bay 3'],
  ['Bay 3', 'Bay 4', 'Bay 4'],
  ['Bay 4', 'Bay 3', 'Bay 4'],
])('of the job names "%s" and "%s", "%s" stays', (mine, theirs, name) => {
  expect(joinedCart(cart('a1', mine), cart('a1', theirs), []).jobName).toBe(name);
});

const versioned = (version: VersionVector) => ({ ...cart('a1'), version });

test.each<[theirs: VersionVector, mine: VersionVector, isNews: boolean, isMissed: boolean]>([
  [{}, {}, false, false],
  [{ a: 1 }, {}, true, false],
  [{ a: 2, b: 1 }, { a: 1, b: 1 }, true, false],
  [{ a: 1 }, { a: 1, b: 3 }, false, true],
  [{ a: 2 }, { a: 1, b: 1 }, true, true],
])('a cart of %j has more than one of %j: %s, and less: %s', (theirs, mine, isNews, isMissed) => {
  expect(hasMore(versioned(theirs), versioned(mine))).toBe(isNews);
  expect(hasMore(versioned(mine), versioned(theirs))).toBe(isMissed);
});

test('a joined cart contains the changes of both', () => {
  const { version } = joinedCart(versioned({ a: 1, b: 4 }), versioned({ a: 2, c: 1 }), []);
  expect(version).toEqual({ a: 2, b: 4, c: 1 });
});

const anyCart = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: 999 }),
    }),
    { selector: ({ productId }) => productId },
  ),
  jobName: fc.constantFrom('', 'Bay 3', 'Bay 4'),
  version: fc.constant({}),
});
const join = (one: TabCart, other: TabCart) => joinedCart(one, other, []);

test('both tabs get the same cart, which has everything, and joining again changes nothing', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (one, other) => {
      const joined = join(one, other);
      expect(join(other, one)).toEqual(joined);
      expect(join(joined, other)).toEqual(expect.objectContaining({ jobName: joined.jobName }));
      expect(isSameCart(join(joined, one), joined)).toBe(true);
      for (const { productId, quantity } of [...one.lines, ...other.lines]) {
        const line = joined.lines.find((each) => each.productId === productId);
        expect(line?.quantity).toBeGreaterThanOrEqual(quantity);
      }
    }),
  );
});

test.each<[unknown, boolean]>([
  [cart('a1'), true],
  [cart(''), true],
  [{ ...cart('a1'), version: { tab: 1 } }, true],
  [undefined, false],
  [null, false],
  ['a1', false],
  [{ ...cart('a1'), jobName: undefined }, false],
  [{ ...cart('a1'), version: undefined }, false],
  [{ ...cart('a1'), version: null }, false],
  [{ ...cart('a1'), version: 1 }, false],
  [{ ...cart('a1'), version: { tab: '1' } }, false],
  [{ ...cart('a1'), lines: 'a1' }, false],
  [{ ...cart('a1'), lines: [undefined] }, false],
  [{ ...cart('a1'), lines: [null] }, false],
  [{ ...cart('a1'), lines: [{ productId: 1, quantity: 1 }] }, false],
  [{ ...cart('a1'), lines: [{ productId: 'a', quantity: '1' }] }, false],
  [{ ...cart('a1'), lines: [{ productId: 'a', quantity: 1.5 }] }, false],
])('%j is a cart of a tab: %s', (value, is) => {
  expect(isTabCart(value)).toBe(is);
});

test('the carts of two tabs that have the same products in another order become one order', () => {
  const [one, other] = [cart('a1 b1'), cart('b1 a1')];
  const none = cart('').lines;
  expect(textOf(joinedCart(one, other, none))).toBe(textOf(joinedCart(other, one, none)));
});

test('a line keeps what else the other tab says of it', () => {
  const theirs = { ...cart('a1 b1'), lines: [{ productId: 'a', quantity: 1, seen: 1 } as never] };
  expect(
    joinedCart(cart('b2'), theirs, []).lines.toSorted((a, b) => a.quantity - b.quantity),
  ).toEqual([
    { productId: 'a', quantity: 1, seen: 1 },
    { productId: 'b', quantity: 2 },
  ]);
});
