import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInText, formatMoney, formatPrice, formatted, toCents } from './money.ts';
import { moneyFormatOf } from './money-format.ts';

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

test.each([
  [99, '$99'],
  [149.5, '$149.50'],
  [9.99, '$9.99'],
  [0.5, '$0.50'],
  [1500, '$1,500'],
])('in a text %s dollars are %s', (dollars, text) => {
  expect(amountInText(dollars)).toBe(text);
});

test.each([
  ['en-US', 'USD', '$1,299.98'],
  ['de-DE', 'EUR', '1.299,98\u00a0€'],
  ['en-IE', 'EUR', '€1,299.98'],
  ['ja-JP', 'JPY', '￥129,998'],
])('in %s 129998 of the smallest unit of %s are %s', (locale, currency, text) => {
  expect(formatted(129998n, moneyFormatOf(locale, currency))).toBe(text);
});

test.each([
  ['en-US', 'USD', 'US dollars'],
  ['de-DE', 'EUR', 'euros'],
  ['ja-JP', 'JPY', 'Japanese yen'],
])('in %s the name of %s in a sentence is %s', (locale, currency, name) => {
  expect(moneyFormatOf(locale, currency).currencyName).toBe(name);
});

test.each([
  ['en-US', 'USD'],
  ['es-ES', 'EUR'],
  ['pl-PL', 'PLN'],
  ['en-IN', 'INR'],
  ['de-AT', 'EUR'],
  ['fr-FR', 'EUR'],
  ['sv-SE', 'SEK'],
  ['ja-JP', 'JPY'],
  ['ar-KW', 'KWD'],
])('in %s amounts of %s are formatted as Intl.NumberFormat does', (locale, currency) => {
  const intl = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
  });
  const format = moneyFormatOf(locale, currency);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (cents) => {
      // `Intl` formats a decimal string exactly, but would round a number.
      const exact = `${cents}E-${format.digits}` as `${number}`;
      expect(formatted(cents, format)).toBe(intl.format(exact));
    }),
  );
});

test.each([
  ['en-US', 'USD', '$1,234.56'],
  ['es-ES', 'EUR', '1234,56\u00a0€'],
  ['en-IN', 'INR', '₹1,234.56'],
])('in %s four digits of %s are %s', (locale, currency, text) => {
  expect(formatted(123456n, moneyFormatOf(locale, currency))).toBe(text);
});

test.each([
  ['en-US', 'EURO'],
  ['de_DE', 'EUR'],
])('locale %s and currency %s throw a RangeError', (locale, currency) => {
  expect(() => moneyFormatOf(locale, currency)).toThrow(RangeError);
});
