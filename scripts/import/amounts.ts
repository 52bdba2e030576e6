// The numbers in the cells of a spreadsheet, as people write them.
import type { MeasureValue } from '../../src/catalogue/product.ts';

/** Which character stands between thousands and which before the decimals, in America and in Europe. */
const notations = [
  { between: ',', before: '.' },
  { between: '.', before: ',' },
];

/** The numbers that a text without fraction can mean: none, one, or two for `1,299` and `1.299`. */
function numbersIn(text: string): number[] {
  const numbers = notations.flatMap(({ between, before }) => {
    const form = `\\d*(\\${before}\\d+)?|[1-9]\\d{0,2}(\\${between}\\d{3})+(\\${before}\\d+)?`;
    if (!/\d/.test(text) || !new RegExp(`^(${form})$`).test(text)) return [];
    return [Number(text.replaceAll(between, '').replace(before, '.'))];
  });
  // Spreadsheet programs write 926.6400000000001.
  const rounded = numbers.filter(Number.isFinite).map((number) => Number(number.toFixed(9)));
  return [...new Set(rounded)];
}

/** One form of characters that look alike: the wide and the narrow yen sign, spaces. */
const folded = (text: string) => text.normalize('NFKC');

/** How a currency is written in a locale: its code, its symbols. */
export function currencyTexts(locale: string, currency: string): string[] {
  const symbols = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => folded(value)),
  );
  return [...new Set([currency, ...symbols])];
}

/** Thousands as in France and in Switzerland, which are no decimals in any country. */
const groupedByGaps = /^[1-9]\d{0,2}([\s'’]\d{3})+(?=$|[.,])/;

/**
 * The amounts that the text of a price can mean, with or without one of these texts of its currency: `$129.99`,
 * `129,99 €`, `EUR 1.299,00`, `1 299,00`.
 */
export function amountsIn(text: string, currencies: readonly string[]): number[] {
  const price = folded(text);
  const before = currencies.find((currency) => price.startsWith(currency)) ?? '';
  const rest = price.slice(before.length);
  const after = currencies.find((currency) => rest.endsWith(currency)) ?? '';
  const amount = rest.slice(0, rest.length - after.length).trim();
  return numbersIn(amount.replace(groupedByGaps, (whole) => whole.replaceAll(/\D/g, '')));
}

/** How to write what can be two numbers, if the text has such: `2.800` as `2800` or `2.8`, a price as `2.80`. */
export function ambiguityIn(text: string, isPrice = false): string | undefined {
  const meanings = (text.match(/[\d.,]*\d/g) ?? []).map(numbersIn);
  const [smaller, larger] =
    meanings.find(({ length }) => length > 1)?.toSorted((a, b) => a - b) ?? [];
  if (smaller === undefined) return undefined;
  // Three decimals could be thousands again.
  const decimal = isPrice ? smaller.toFixed(2) : `${smaller}`.replace(/\.\d{3}$/, '$&0');
  return `can be two numbers: write ${larger} or ${decimal}.`;
}

/** What to write instead of `1 100`, which is one number in France and may be several sizes elsewhere. */
export function gapIn(text: string): string | undefined {
  const [found] = text.match(/\b[1-9]\d{0,2}(?:[\s'’]\d{3})+\b/) ?? [];
  if (!found) return undefined;
  return `has a space between digits: write ${found.replaceAll(/\D/g, '')}, or several numbers with commas.`;
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

const number = String.raw`([-−]?(?:\d+[ -]\d+\/\d+|\d+\/\d+|[\d.,]*\d))`;

/** The ways to write several numbers: between the separators, or in the groups of an expression. */
const forms: {
  example: string;
  between?: RegExp;
  groups?: string;
  value: (numbers: number[]) => MeasureValue;
}[] = [
  { example: 'up to 90', groups: `up to ${number}`, value: ([upTo = 0]) => ({ upTo }) },
  { example: 'at least 5', groups: `at least ${number}`, value: ([needs = 0]) => ({ needs }) },
  {
    example: '41 to 339',
    groups: `${number}\\s*(?:-|–|to)\\s*${number}`,
    value: ([from = 0, to = 0]) => [from, to],
  },
  { example: '11 x 6.3 x 2.8', between: /[x×]/i, value: (dimensions) => ({ dimensions }) },
  { example: '8, 10, 12', between: /,\s+|;/, value: (sizes) => ({ sizes }) },
  { example: '500 or 1500', between: /,?\s+or\s+|,\s+|;/, value: (anyOf) => ({ anyOf }) },
];

/** One of each form, for messages. */
export const measureExamples = ['6.2', '1/2', ...forms.map(({ example }) => example)];

/** The value of a specification with a unit. */
export function measureIn(text: string): MeasureValue | undefined {
  const single = numberIn(text);
  if (single !== undefined) return single;
  for (const { between, groups, value } of forms) {
    const parts = between
      ? text.split(between)
      : (text.match(new RegExp(`^${groups}$`, 'i'))?.slice(1) ?? []);
    const numbers = parts.map((part) => numberIn(part.trim())).filter((each) => each !== undefined);
    if (parts.length > 0 && numbers.length === parts.length) return value(numbers);
  }
  return undefined;
}
