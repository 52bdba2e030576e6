import { describe, expect, test } from 'vitest';
import {
  ambiguityIn,
  amountsIn,
  currencyTexts,
  gapIn,
  quantityExamples,
  quantityIn,
} from './amounts.mjs';

describe('a price', () => {
  test.each([
    ['129.99', 129.99],
    ['129', 129],
    ['$129.99', 129.99],
    ['129.99 $', 129.99],
    ['129,99', 129.99],
    ['129,9', 129.9],
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['1299,00', 1299],
    ['129,99\u00a0$', 129.99],
    ['USD 129.99', 129.99],
    ['129.99USD', 129.99],
    ['$129.99 USD', 129.99],
    ["1'299.50", 1299.5],
    ['$1’299.50', 1299.5],
    ['1\u202f299,00 $', 1299],
    ['1 299', 1299],
    ['$ 12 345 678', 12345678],
    ['1,299,000', 1299000],
    ['0,125', 0.125],
    ['.99', 0.99],
  ])('%s is the amount %d', (text, amount) => {
    expect(amountsIn(text, currencyTexts('en-US', 'USD'))).toEqual([amount]);
  });

  test.each([
    ['de-DE', 'EUR', ['129,99 €', '€5', 'EUR 5', '€ 5 EUR'], ['$5', '5 USD', '5 CHF', '5 E']],
    ['de-CH', 'CHF', ['CHF1’299.50'], ['€5', '$5']],
    ['en-CA', 'CAD', ['$5', 'CAD 5', '$5 CAD'], ['US$5', '5 USD', '£5']],
    ['en-US', 'CAD', ['CA$5', '5 CA$', '$5', '5 CAD'], ['A$5', '5 USD']],
    ['sv-SE', 'SEK', ['5 kr', '1 299,00 kr'], ['5 €', '5 kr.']],
    ['da-DK', 'DKK', ['5 kr.', '1.299,00 kr.'], ['5 €']],
    ['ja-JP', 'JPY', ['¥5', '￥5', '5 JPY'], ['$5']],
  ])('in %s and %s has the currency of the store or none', (locale, currency, right, wrong) => {
    const amounts = (text: string) => amountsIn(text, currencyTexts(locale, currency));
    expect(right.filter((text) => amounts(text).length !== 1)).toEqual([]);
    expect(wrong.filter((text) => amounts(text).length > 0)).toEqual([]);
  });

  test.each([
    ['1,299', [1299, 1.299]],
    ['1.299', [1.299, 1299]],
  ])('%s can be two amounts', (text, amounts) => {
    expect(amountsIn(text, [])).toEqual(amounts);
  });

  test.each([
    ...['', 'abc', '$', 'USD', '.', '-5', '5.', '12,99,00', '1.2.3', '1e3', '1,2999.00'],
    ...['5 kr', 'usd 5', 'USDO 5', '$$5', '5 $ 6', '1 29', '12 99,00', '0 129', '1 299 00'],
  ])('%j is no amount', (text) => {
    expect(amountsIn(text, currencyTexts('en-US', 'USD'))).toEqual([]);
  });
});

describe('a specification with a unit', () => {
  test.each([
    ['6.2', 6.2],
    ['6,2', 6.2],
    ['0.125', 0.125],
    ['1.1250', 1.125],
    ['1.500.000', 1500000],
    ['-4', -4],
    ['1/2', 0.5],
    ['-1/2', -0.5],
    ['1 1/2', 1.5],
    ['3-1/2', 3.5],
    ['41-339', [41, 339]],
    ['41 – 339', [41, 339]],
    ['41 to 339', [41, 339]],
    ['-4 to 122', [-4, 122]],
    ['1/4-1/2', [0.25, 0.5]],
    ['Up to 90', { upTo: 90 }],
    ['at least 5', { needs: 5 }],
    ['11 x 6.3 x 2.8', { dimensions: [11, 6.3, 2.8] }],
    ['11×6.3', { dimensions: [11, 6.3] }],
    ['5, 10', { sizes: [5, 10] }],
    ['3/16; 1/4', { sizes: [0.1875, 0.25] }],
    ['500 or 1500', { anyOf: [500, 1500] }],
    ['500, 1000, or 1500', { anyOf: [500, 1000, 1500] }],
  ])('of %s has that value', (text, value) => {
    expect(quantityIn(text)).toEqual(value);
  });

  test.each([
    ...['', 'heavy', '6.2 lb', '5, ten', 'up to', '1/2/3', '5 to', '02. Jan', 'x'],
    ...['2,800', '2.800', '-11.500', '500 to 2.800'],
    ...['1/0', '0/0', '-1/0', '1 1/0', '5 to 1/0', 'up to 1/0', '1/2, 1/0'],
  ])('cannot be %j', (text) => {
    expect(quantityIn(text)).toBeUndefined();
  });
});

test('digits that JavaScript reads as Infinity are neither a price nor a quantity', () => {
  const digits = '9'.repeat(400);
  expect(amountsIn(digits, [])).toEqual([]);
  expect(quantityIn(digits)).toBeUndefined();
  expect(quantityIn(`up to ${digits}`)).toBeUndefined();
});

test.each(quantityExamples)('the example %s of a quantity is one', (example) => {
  expect(quantityIn(example)).toBeDefined();
});

test.each([
  ['2.800', 'can be two numbers: write 2800 or 2.8.'],
  ['2,800', 'can be two numbers: write 2800 or 2.8.'],
  ['1.125', 'can be two numbers: write 1125 or 1.1250.'],
  ['500 to 11.500', 'can be two numbers: write 11500 or 11.5.'],
])('for %s there is another way to write each number that it can be', (text, sentence) => {
  expect(ambiguityIn(text)).toBe(sentence);
});

test('of a price, the other way has two decimals', () => {
  expect(ambiguityIn('€1.299', true)).toBe('can be two numbers: write 1299 or 1.30.');
});

test.each([
  ['1 100', '1100'],
  ['up to 12\u00a0500', '12500'],
  ["1'250", '1250'],
])('for %s a number without spaces is written', (text, number) => {
  expect(gapIn(text)).toBe(
    `has a space between digits: write ${number}, or several numbers with commas.`,
  );
});

test.each(['1 1/2', '8, 100', '100', '12 5', '0 100'])('%s has no such space', (text) => {
  expect(gapIn(text)).toBeUndefined();
});

test.each(['0.125', '2.80', '1.1250', '1,299.00', '1.500.000', 'heavy'])(
  '%s cannot be two numbers',
  (text) => {
    expect(ambiguityIn(text)).toBeUndefined();
  },
);
