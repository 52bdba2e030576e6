import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, formatPrice, toCents } from './money';

test.each([
  [59.99, 5999n],
  [899.99, 89999n],
  [99, 9900n],
  [0, 0n],
  [1.005, 100n],
  [19.999, 2000n],
])('%d dollars are %d cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d dollars throw a RangeError', (dollars) => {
  expect(() => toCents(dollars)).toThrow(RangeError);
});

test.each([
  [5999n, '$59.99'],
  [9900n, '$99.00'],
  [0n, '$0.00'],
  [5n, '$0.05'],
  [129998n, '$1,299.98'],
  [900719925474099301n, '$9,007,199,254,740,993.01'],
])('%d cents are formatted as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text);
});

test('a catalogue price is formatted in dollars and cents', () => {
  expect(formatPrice(1099.99)).toBe('$1,099.99');
});

test('money is formatted as Intl.NumberFormat does', () => {
  const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (cents) => {
      // Exact decimal text, which is not rounded.
      expect(formatMoney(cents)).toBe(usDollars.format(`${cents}E-2` as `${number}`));
    }),
  );
});
