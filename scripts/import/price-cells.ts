// The price in a cell, or why it is none.
import { ambiguityIn, amountsIn, currencyTexts, exampleIn } from './amounts.ts';
import { isDate } from './dates.ts';
import type { Today } from './entries.ts';
import { sentences } from './formats.ts';
import { listed } from './texts.ts';

/** What the number format of a price can make of it. */
const noPrices: [kind: string, test: (text: string) => boolean][] = [
  ['a percentage', (text) => /%$/.test(text)],
  ['a date of a price', (text) => /\d{4}/.test(text) && isDate(text)],
  ['a divided price', (text) => /\d.* \(\d[\d.]*\)$/.test(text)],
];

/** The decimals of most currencies. */
const plainMoney = { decimal: '.', digits: 2, group: ',', groupSize: 3 };

const textsOfAll = new Map<string, string[]>();

/** Whether a text is an amount in any currency, as this locale writes it. Only wrong prices need the list. */
function isAmountOfAny(text: string, locale: string): boolean {
  const texts =
    textsOfAll.get(locale) ??
    Intl.supportedValuesOf('currency').flatMap((code) => currencyTexts(locale, code));
  textsOfAll.set(locale, texts);
  return amountsIn(text, texts).length > 0;
}

/**
 * An amount in the currency of the store, which can be zero, or what is wrong. In a text, four decimals or more are those of a
 * calculation, and are rounded. A cell with a number has to show what it is rounded to.
 */
export function amountIn(
  text: string,
  { currencies, locale = 'en-US', money: ofStore }: Omit<Today, 'now' | 'timeOf'>,
  shown?: string,
): [amount: number | undefined, problem?: string | undefined] {
  const money = ofStore ?? plainMoney;
  if (text === '') return [undefined];
  const [amount, other] = amountsIn(text, currencies, ofStore);
  if (amount === 0) return [0];
  const [kind] = noPrices.find(([, test]) => test(text)) ?? [];
  if (kind) return [undefined, sentences.get(kind)];
  if (!amount || other) {
    const examples = ['', ...currencies].map((each) =>
      `${exampleIn(129.99, money)} ${each}`.trim(),
    );
    const advice = `is no amount in ${currencies[0]}, like ${listed(examples)}.`;
    const isOther = !amount && isAmountOfAny(text, locale);
    const own = isOther ? ` ${sentences.get('another currency')}` : '';
    return [undefined, ambiguityIn(text, money) ?? advice + own];
  }
  const rounded = Number(amount.toFixed(money.digits));
  if (shown === undefined) return [/[.,]\d{4,}(\D|$)/.test(text) ? rounded : amount];
  const isRounded = (each: number) =>
    Number(each.toFixed(money.digits)) === each &&
    Math.abs(each - amount) <= 0.5 / 10 ** money.digits + 1e-9;
  const seen = [amount, ...amountsIn(shown, currencies, ofStore)].find(isRounded);
  if (seen !== undefined) return [seen];
  const better = exampleIn(rounded, money);
  const exact = `${amount}`.replace('.', money.decimal);
  return [
    undefined,
    `is ${exact}, which has more decimals than ${currencies[0]}: write ${better}, or give the cell a format that shows ${better}.`,
  ];
}
