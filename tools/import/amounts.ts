// The numbers in the cells of a spreadsheet, as people write them.
import { minIndex, sum } from 'd3-array';
import { computedOnce } from '../../src/catalogue/computed-once.ts';
import type { MeasureValue } from '../../src/catalogue/product.ts';
import type { MoneyFormat } from '../../src/money/money-format.ts';
import { fold } from '../../src/text/fold.ts';

/** How the store writes amounts. */
type Money = Pick<MoneyFormat, 'decimal' | 'digits' | 'group' | 'groupSize'>;

/** The marks between thousands and before the decimals, and the numbers that are written with them. India has groups of two. */
function notationOf(between: string, before: string, size = 3) {
  const [group, point] = [between, before].map((text) => text.replaceAll(/\W/g, '\\$&'));
  const decimals = point && `(${point}\\d+)?`;
  const whole = `[1-9]\\d{0,${size - 1}}(${group}\\d{${size}})*${group}\\d{3}`;
  const grouped = group && `|${whole}${decimals}`;
  return { between, before, form: new RegExp(`^(\\d*${decimals}${grouped})$`) };
}

/** The notations of America and of Europe. */
const notations = [notationOf(',', '.'), notationOf('.', ',')];

/** Prices also have the thousands of France, Switzerland and India, which are no decimals in any country. */
const notationsOfPrices = [
  ...notations,
  ...[' ', "'", '’'].flatMap((between) => [notationOf(between, '.'), notationOf(between, ',')]),
  notationOf(',', '.', 2),
];

/** The notation in which the store writes amounts, in the characters that `plainCharacters` leaves. */
const notationOfStore = computedOnce(({ decimal, group, groupSize }: Money) =>
  notationOf(plainCharacters(group), plainCharacters(decimal), groupSize),
);

/** Characters that look alike become one: the wide and the narrow yen sign, spaces. */
const plainCharacters = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/g, ' ');

/** The numbers that a text without fraction can mean: none, one, or two for `1,299` and `1.299`. */
function numbersIn(text: string, allowed = notations): number[] {
  if (!/\d/.test(text)) return [];
  const written = allowed.filter(({ form }) => form.test(text));
  const numbers = written.map(({ between, before }) =>
    Number((between ? text.replaceAll(between, '') : text).replace(before || '.', '.')),
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

/** Other ways to write a currency. */
const otherTexts: Record<string, string[]> = {
  CHF: ['Fr.', 'SFr.', 'sFr.'],
  INR: ['Rs.', 'Rs'],
  USD: ['US$'],
};

const codes = new Set(Intl.supportedValuesOf('currency'));
const signs = /^(\p{Sc}|[A-Z]{1,2}\$|([Kk]č|zł|kr|руб|р|Ft|lei|лв|TL|円|元|원|Rs|S?Fr)\.?)$/u;

/** Whether a word is a currency, whichever: `€`, `CZK`, `Kč`. */
export const isCurrency = (word: string): boolean => codes.has(word) || signs.test(word);

/** Ways to write the first of these currencies, and the others. */
const textsOf = (currencies: readonly string[]) => [
  ...currencies,
  ...(otherTexts[currencies[0] ?? ''] ?? []),
];

/** The currency that the title of a column names, if it is none of these: `Cena (Kč)`, `Price EUR`, but not `Price per Ft`. */
export function otherCurrencyIn(title: string, currencies: readonly string[]): string | undefined {
  const words = title.split(/[\s()[\]:;,/]+/).filter(Boolean);
  const found = words.filter((word, at) => isCurrency(word) && words[at - 1] !== 'per');
  const isOwn = found.some((word) => textsOf(currencies).includes(word));
  return words.length > 1 && !isOwn ? found[0] : undefined;
}

/** How a currency is written in a locale: its code, its symbols. */
export function currencyTexts(locale: string, currency: string): string[] {
  const symbols = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
    const symbol = format.formatToParts(1).find(({ type }) => type === 'currency');
    return plainCharacters(symbol?.value ?? currency).trim();
  });
  return [...new Set([currency, ...symbols])].filter(Boolean);
}

/**
 * The amounts that a price can mean: `$129.99`, `129,99 €`, `EUR 1.299,00`, `1 299,00`, `49.–`, or with a surcharge
 * `129.99 + 5.00`. Of two meanings the one counts that both the locale of `money` and the decimals of its currency allow.
 */
export function amountsIn(text: string, currencies: readonly string[], money?: Money): number[] {
  const parts = text.split(' + ').map((part) => partIn(part, currencies, money));
  if (parts.length === 1) return parts.flat();
  return parts.every(({ length }) => length === 1) ? [Number(sum(parts.flat()).toFixed(9))] : [];
}

function partIn(text: string, currencies: readonly string[], money?: Money): number[] {
  const price = plainCharacters(text).trim();
  const longest = textsOf(currencies).toSorted((a, b) => b.length - a.length);
  const before = longest.find((currency) => price.startsWith(currency)) ?? '';
  const rest = price.slice(before.length);
  const after = longest.find((currency) => rest.endsWith(currency)) ?? '';
  const number = rest.slice(0, rest.length - after.length).trim();
  // 49.– and 49:- have no decimals.
  const whole = number.replace(/(?<=\d)\s?[.,:][-–—−]{1,2}$/, '');
  const own = money ? numbersIn(whole, [notationOfStore(money)]) : [];
  const all = [...new Set([...numbersIn(whole, notationsOfPrices), ...own])];
  if (whole !== number) return all.filter(Number.isInteger);
  const byDecimals = all.find((each) => Number.isInteger(each) !== (money?.digits === 3));
  return all.length > 1 && byDecimals !== undefined && byDecimals === own[0] ? [byDecimals] : all;
}

/** A number with the decimals of a currency. */
export const exampleIn = (number: number, { digits, decimal }: Money): string =>
  number.toFixed(digits).replace('.', decimal);

/** How to write what can be two numbers, if the text has such: `2.800` as `2800` or `2.8`, a price as `2.80`. */
export function ambiguityIn(text: string, money?: Money): string | undefined {
  const meanings = (text.match(/[\d.,]*\d/g) ?? []).map((number) => numbersIn(number));
  const [one, other] = meanings.find(({ length }) => length > 1) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const smaller = Math.min(one, other);
  // Three decimals could be thousands again.
  const decimal = money ? exampleIn(smaller, money) : plainText(smaller);
  return `can be two numbers: write ${Math.max(one, other)} or ${decimal}.`;
}

/** The mark before the decimals in a column, if a number shows it for certain, and none another: `0,120`, `6.2`. */
export function decimalMarkIn(texts: readonly string[]): string | undefined {
  const certain = /(?<![\d.,])(?:0([.,])\d+|\d+([.,])(?:\d\d?|\d{4,}))(?![\d.,])/g;
  const marks = texts.flatMap((text) => [...text.matchAll(certain)].map(([, a, b]) => a ?? b));
  return new Set(marks).size === 1 ? marks[0] : undefined;
}

/** A text whose `1,650` means one number, if this mark is the one before decimals in its column. */
export const settled = (text: string, mark?: string): string =>
  text.replaceAll(/(?<![\d.,])(\d{1,3})([.,])(\d{3})(?![\d.,])/g, (found, whole, own, end) =>
    !mark ? found : own === mark ? `${found}0` : `${whole}${end}`,
  );

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
