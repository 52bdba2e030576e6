// The numbers in the cells of a spreadsheet, as people write them.
import { minIndex, sum } from 'd3-array';
import type { MeasureValue } from '../../src/catalogue/product.ts';
import { fold } from '../../src/text/fold.ts';

/** What stands between thousands and before the decimals, and the numbers that are so written. */
const notationOf = ([between = '', before = '']: string) => {
  const form = `\\d*(\\${before}\\d+)?|[1-9]\\d{0,2}(\\${between}\\d{3})+(\\${before}\\d+)?`;
  return { between, before, form: new RegExp(`^(${form})$`) };
};

/** Those of America and of Europe. */
const notations = [',.', '.,'].map(notationOf);

/** Prices also have the thousands of France and Switzerland, which are no decimals in any country. */
const notationsOfPrices = [...notations, ...[' .', ' ,', "'.", "',", '’.', '’,'].map(notationOf)];

/** The numbers that a text without fraction can mean: none, one, or two for `1,299` and `1.299`. */
function numbersIn(text: string, allowed = notations): number[] {
  if (!/\d/.test(text)) return [];
  const written = allowed.filter(({ form }) => form.test(text));
  const numbers = written.map(({ between, before }) =>
    Number(text.replaceAll(between, '').replace(before, '.')),
  );
  // Spreadsheet programs write 926.6400000000001.
  const rounded = numbers.filter(Number.isFinite).map((number) => Number(number.toFixed(9)));
  return [...new Set(rounded)];
}

/** A number as this file reads it for certain. Three decimals could be thousands. */
export const plainText = (number: number): string =>
  `${Number(number.toFixed(9))}`.replace(/\.\d{3}$/, '$&0');

/** The number that a text shows of a more exact one: `2800` of `2,800`. Undefined if it has more than digits. */
export function plainNumberIn(text: string, exact: number): string | undefined {
  const meanings = numbersIn(text.replace(/^[-−]/, ''), notationsOfPrices);
  const nearest = minIndex(meanings, (meaning) => Math.abs(meaning - Math.abs(exact)));
  const found = meanings[nearest];
  return found === undefined ? undefined : plainText(exact < 0 ? -found : found);
}

/** How a currency is written in a locale: its code, its symbols. */
export function currencyTexts(locale: string, currency: string): string[] {
  const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    const symbol = format.formatToParts(1).find(({ type }) => type === 'currency');
    return (symbol?.value ?? currency).normalize('NFKC');
  });
  return [...new Set([currency, ...symbols])];
}

/** The amounts that a price can mean: `$129.99`, `129,99 €`, `EUR 1.299,00`, `1 299,00`, or with a surcharge `129.99 + 5.00`. */
export function amountsIn(text: string, currencies: readonly string[]): number[] {
  const parts = text.split(' + ').map((part) => partIn(part, currencies));
  if (parts.length === 1) return parts.flat();
  return parts.every(({ length }) => length === 1) ? [Number(sum(parts.flat()).toFixed(9))] : [];
}

function partIn(text: string, currencies: readonly string[]): number[] {
  // Characters that look alike become one: the wide and the narrow yen sign, spaces.
  const price = text.normalize('NFKC');
  const before = currencies.find((currency) => price.startsWith(currency)) ?? '';
  const rest = price.slice(before.length);
  const after = currencies.find((currency) => rest.endsWith(currency)) ?? '';
  return numbersIn(rest.slice(0, rest.length - after.length).trim(), notationsOfPrices);
}

/** How to write what can be two numbers, if the text has such: `2.800` as `2800` or `2.8`, a price as `2.80`. */
export function ambiguityIn(text: string, isPrice = false): string | undefined {
  const meanings = (text.match(/[\d.,]*\d/g) ?? []).map((number) => numbersIn(number));
  const [one, other] = meanings.find(({ length }) => length > 1) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const smaller = Math.min(one, other);
  // Three decimals could be thousands again.
  const decimal = isPrice ? smaller.toFixed(2) : `${smaller}`.replace(/\.\d{3}$/, '$&0');
  return `can be two numbers: write ${Math.max(one, other)} or ${decimal}.`;
}

/** The number of a cell: `6.2`, `6,2`, `-4`, `1/2`, `1-1/2`. */
export function numberIn(text: string): number | undefined {
  const digits = text.replace(/^[-−]/, '');
  const [, whole = '0', above, below] = digits.match(/^(?:(\d+)[ -])?(\d+)\/(\d+)$/) ?? [];
  const fraction = Number(whole) + Number(above) / Number(below);
  const [number, other] = above ? [fraction].filter(Number.isFinite) : numbersIn(digits);
  if (number === undefined || other !== undefined) return undefined;
  return digits === text ? number : -number;
}

/** An example, the words before or between the numbers, and what it means. */
type Form = [string, RegExp, (numbers: number[]) => MeasureValue | undefined];

const range = /\s*to\s*|(?<=\d)\s*[-–]\s*(?=[\d/., ]+$)/i;

/** The ways to write several numbers. */
const forms: Form[] = [
  ['up to 90', /^up to /i, ([upTo = 0]) => ({ upTo })],
  ['at least 5', /^at least /i, ([needs = 0]) => ({ needs })],
  ['41 to 339', range, (all) => (all.length === 2 ? (all as [number, number]) : undefined)],
  ['11 x 6.3 x 2.8', /[x×]/i, (dimensions) => ({ dimensions })],
  ['8, 10, 12', /,\s+|;/, (sizes) => ({ sizes })],
  ['500 or 1500', /,?\s+or\s+|,\s+|;/, (anyOf) => ({ anyOf })],
];

/** One of each form, for messages. */
export const measureExamples = ['6.2', '1/2', ...forms.map(([example]) => example)];

/** The value of a specification with a unit. */
export function measureIn(cell: string): MeasureValue | undefined {
  const text = fold(cell);
  const single = numberIn(text);
  if (single !== undefined) return single;
  for (const [, words, value] of forms) {
    const [first = '', ...others] = text.split(words);
    const parts = first === '' ? others : [first, ...others];
    const numbers = parts.flatMap((part) => numberIn(part.trim()) ?? []);
    if (others.length > 0 && numbers.length === parts.length) return value(numbers);
  }
  return undefined;
}
