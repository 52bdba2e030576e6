import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatted } from '../../src/money/money.ts';
import { moneyFormatOf } from '../../src/money/money-format.ts';
import { ambiguityIn, amountsIn, currencyTexts, measureExamples, measureIn } from './amounts.ts';

const dollars = currencyTexts('en-US', 'USD');
const parts = (texts: string) => texts.split(' | ');
const tooLong = '9'.repeat(400);

describe('a price', () => {
  test.each([
    ['129.99 | $129.99 | 129.99 $ | USD 129.99 | 129.99USD | $129.99 USD', [129.99]],
    ['129,99 | 129,99\u00a0$ | $129,99', [129.99]],
    ['1,299.00 | 1.299,00 | 1299,00 | 1 299 | 1\u202f299,00 $ | 1’299.00', [1299]],
    ['$ 12 345 678 | 12,345,678', [12345678]],
    ['129,9', [129.9]],
    ['120 + 9.90 | $120 + $9.90', [129.9]],
    ['1.299 + 5 | 120 + -5 | 120 + x | 120 +  | 120+5', []],
    ['.99', [0.99]],
    ['0,125', [0.125]],
    // Three decimals or thousands.
    ['1,299', [1299, 1.299]],
    ['1.299', [1.299, 1299]],
    [' | abc | $ | USD | . | -5 | 5. | 12,99,00 | 1.2.3 | 1e3 | 1,2999.00 | 5 kr | usd 5', []],
    [`USDO 5 | $$5 | 5 $ 6 | 1 29 | 12 99,00 | 0 129 | 1 299 00 | ${tooLong}`, []],
  ])('%s can be the amounts %j', (texts, amounts) => {
    for (const text of parts(texts))
      expect([text, amountsIn(text, dollars)]).toEqual([text, amounts]);
  });

  test.each([
    ['de-DE', 'EUR', '129,99 € | €5 | EUR 5 | € 5 EUR', '$5 | 5 USD | 5 CHF | 5 E'],
    ['de-CH', 'CHF', 'CHF1’299.50', '€5 | $5'],
    ['en-CA', 'CAD', '$5 | CAD 5 | $5 CAD', 'US$5 | 5 USD | £5'],
    ['en-US', 'CAD', 'CA$5 | 5 CA$ | $5 | 5 CAD', 'A$5 | 5 USD'],
    ['sv-SE', 'SEK', '5 kr | 1 299,00 kr', '5 € | 5 kr.'],
    ['da-DK', 'DKK', '5 kr. | 1.299,00 kr.', '5 €'],
    ['ja-JP', 'JPY', '¥5 | ￥5 | 5 JPY', '$5'],
  ])('in %s and %s has the currency of the store or none', (locale, currency, right, wrong) => {
    const isAmount = (text: string) =>
      amountsIn(text, currencyTexts(locale, currency)).length === 1;
    expect(parts(`${right} | ${wrong}`).filter(isAmount)).toEqual(parts(right));
  });
});

test.each([
  ['6.2 | 6,2 | 6.20', 6.2],
  ['1.1250 | 1,1250', 1.125],
  ['1.500.000', 1500000],
  ['-4 | −4', -4],
  ['1/2 | 0.5', 0.5],
  ['-1/2', -0.5],
  ['1 1/2 | 1-1/2 | 3/2 | 1½ | 1 1⁄2', 1.5],
  ['3⅛', 3.125],
  ['41-339 | 41 – 339 | 41 to 339 | 41to339', [41, 339]],
  ['-4 to 122', [-4, 122]],
  ['1/4-1/2', [0.25, 0.5]],
  ['1 1/2-2.5 | 1-1/2-2,5 | 1-1/2 to 2 1/2', [1.5, 2.5]],
  ['up to 90 | Up to 90', { upTo: 90 }],
  ['at least 5', { needs: 5 }],
  ['11 x 6.3 x 2.8 | 11×6.3×2.8', { dimensions: [11, 6.3, 2.8] }],
  ['8, 10 | 8;10', { sizes: [8, 10] }],
  ['3/16; 1/4', { sizes: [0.1875, 0.25] }],
  ['500 or 1500', { anyOf: [500, 1500] }],
  ['500, 1000 or 1500 | 500, 1000, or 1500', { anyOf: [500, 1000, 1500] }],
  [
    ' | heavy | 6.2 lb | 5, ten | up to | 1/2/3 | 5 to | 1 to 2 to 3 | 1-2-3 | 5; | 02. Jan | x',
    undefined,
  ],
  ['2,800 | 2.800 | -11.500 | 500 to 2.800', undefined],
  [`1/0 | 0/0 | 1 1/0 | 5 to 1/0 | up to 1/0 | 1/2, 1/0 | up to ${tooLong}`, undefined],
])('the measure of %s is %j', (texts, value) => {
  for (const text of parts(texts)) expect([text, measureIn(text)]).toEqual([text, value]);
});

test('the examples of measures in messages are measures', () => {
  expect(measureExamples.filter((example) => measureIn(example) === undefined)).toEqual([]);
});

test.each([
  ['2.800 | 2,800', 'can be two numbers: write 2800 or 2.8.'],
  ['1.125', 'can be two numbers: write 1125 or 1.1250.'],
  ['500 to 11.500', 'can be two numbers: write 11500 or 11.5.'],
  ['0.125 | 2.80 | 1.1250 | 1,299.00 | 1.500.000 | heavy', undefined],
])('what is said about %s is that it %s', (texts, advice) => {
  for (const text of parts(texts)) expect([text, ambiguityIn(text)]).toEqual([text, advice]);
});

test.each([
  ['en-US', 'USD', '1,299 | $1,299', [1299]],
  ['en-US', 'USD', '1.299', [1.299, 1299]],
  ['de-DE', 'EUR', '1.299 €', [1299]],
  ['de-DE', 'EUR', '1,299', [1299, 1.299]],
  ['ja-JP', 'JPY', '¥12,800 | 12,800円 | 12800', [12800]],
  ['ja-JP', 'JPY', '12.800', [12.8, 12800]],
  ['en-KW', 'KWD', '7.250 | KWD 7.250 | 7.25', [7.25]],
  ['en-KW', 'KWD', '7,250', [7250, 7.25]],
  ['en-IN', 'INR', '₹1,29,999.00 | Rs. 1,29,999', [129999]],
  ['de-CH', 'CHF', '49.– | Fr. 49.- | 49,-- | CHF 49.—', [49]],
  ['de-CH', 'CHF', 'Fr. 49.90 | SFr. 49.90', [49.9]],
  ['de-DE', 'EUR', '1.299,- | 1.299,– €', [1299]],
  ['sv-SE', 'SEK', '1 299:- | 1299:-', [1299]],
  ['en-US', 'USD', '49- | -49 | 49.- 5 | 49.5,-', []],
])('in %s and %s, %s can be the amounts %j', (locale, currency, texts, amounts) => {
  const money = moneyFormatOf(locale, currency);
  const currencies = [...currencyTexts(locale, currency), ...(currency === 'JPY' ? ['円'] : [])];
  for (const text of parts(texts))
    expect([text, amountsIn(text, currencies, money)]).toEqual([text, amounts]);
});

test.each([
  ['en-US', 'USD', '1.299', '1299 or 1.30'],
  ['de-DE', 'EUR', '1,299', '1299 or 1,30'],
  ['ja-JP', 'JPY', '12.800', '12800 or 13'],
  ['en-KW', 'KWD', '7,250', '7250 or 7.250'],
])(
  'in %s and %s, the advice for %s is to write %s, which are amounts',
  (locale, currency, text, advice) => {
    const money = moneyFormatOf(locale, currency);
    expect(ambiguityIn(text, money)).toBe(`can be two numbers: write ${advice}.`);
    for (const each of advice.split(' or ')) expect(amountsIn(each, [], money)).toHaveLength(1);
  },
);

// The store accepts each of these. Languages and regions that have no locale of their own are written like others.
const languages = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((one, _, all) =>
  all.map((two) => one + two),
);
const regions = ['', '-AT', '-CA', '-CH', '-ES', '-IN', '-MX', '-ZA', '-CV'];
const locales = languages
  .filter((each) => Intl.NumberFormat.supportedLocalesOf(each).length > 0)
  .flatMap((language) => regions.map((region) => language + region));

test('each amount that the store can write is read as that amount, in every currency and locale', () => {
  const amounts = fc.record({
    locale: fc.constantFrom(...locales),
    currency: fc.constantFrom(...Intl.supportedValuesOf('currency')),
    cents: fc.oneof(fc.bigInt(1n, 9_999_999n), fc.bigInt(1n, 99_999_999_999n)),
  });
  fc.assert(
    fc.property(amounts, ({ locale, currency, cents }) => {
      const money = moneyFormatOf(locale, currency);
      const text = formatted(cents, money);
      const amount = Number(`${cents}e-${money.digits}`);
      expect([text, amountsIn(text, currencyTexts(locale, currency), money)]).toEqual([
        text,
        [amount],
      ]);
    }),
    { numRuns: 1000 },
  );
});
