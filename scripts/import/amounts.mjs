// The numbers in the cells of a spreadsheet.

/** @typedef {import('../../src/catalogue/product').QuantityValue} QuantityValue */

/** Which character stands between thousands and which before the decimals, in America and in Europe. */
const notations = [
  { between: ',', before: '.' },
  { between: '.', before: ',' },
];

/** The numbers that a text without fraction can mean: none, one, or two for `1,299` and `1.299`. */
function numbersIn(/** @type {string} */ text) {
  const numbers = notations.flatMap(({ between, before }) => {
    const form = `\\d*(\\${before}\\d+)?|[1-9]\\d{0,2}(\\${between}\\d{3})+(\\${before}\\d+)?`;
    if (!/\d/.test(text) || !new RegExp(`^(${form})$`).test(text)) return [];
    return [Number(text.replaceAll(between, '').replace(before, '.'))];
  });
  return [...new Set(numbers.filter(Number.isFinite))];
}

/** How a currency is written in a locale: its code, its symbols. */
export const currencyTexts = (/** @type {string} */ locale, /** @type {string} */ currency) => {
  const symbols = /** @type {const} */ (['symbol', 'narrowSymbol']).flatMap((currencyDisplay) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(1)
      .filter(({ type }) => type === 'currency')
      .map(({ value }) => folded(value)),
  );
  return [...new Set([currency, ...symbols])];
};

/** With one form of characters that look alike: the wide and the narrow yen sign, spaces. */
const folded = (/** @type {string} */ text) => text.normalize('NFKC');

function withoutCurrency(/** @type {string} */ text, /** @type {readonly string[]} */ currencies) {
  const before = currencies.find((currency) => text.startsWith(currency)) ?? '';
  const rest = text.slice(before.length);
  const after = currencies.find((currency) => rest.endsWith(currency)) ?? '';
  return rest.slice(0, rest.length - after.length).trim();
}

/** Thousands as in France and in Switzerland, which are no decimals in any country. */
const groupedByGaps = /^[1-9]\d{0,2}([\s'’]\d{3})+(?=$|[.,])/;

/**
 * The amounts that the text of a price can mean, with or without one of these texts of its currency: `$129.99`,
 * `129,99 €`, `EUR 1.299,00`, `1 299,00`.
 */
export function amountsIn(/** @type {string} */ text, /** @type {readonly string[]} */ currencies) {
  const amount = withoutCurrency(folded(text), currencies);
  return numbersIn(amount.replace(groupedByGaps, (whole) => whole.replaceAll(/\D/g, '')));
}

/** How to write instead what can be two numbers, if there is such in the text: `2.800` as `2800` or `2.8`, of prices `2.80`. */
export function ambiguityIn(/** @type {string} */ text, isPrice = false) {
  const meanings = (text.match(/[\d.,]*\d/g) ?? []).map(numbersIn);
  const [smaller, larger] =
    meanings.find(({ length }) => length > 1)?.toSorted((a, b) => a - b) ?? [];
  if (smaller === undefined) return undefined;
  // Three decimals could be thousands again.
  const decimal = isPrice ? smaller.toFixed(2) : `${smaller}`.replace(/\.\d{3}$/, '$&0');
  return `can be two numbers: write ${larger} or ${decimal}.`;
}

/** What to write instead of `1 100`, which is one number in France and may be several sizes elsewhere. */
export function gapIn(/** @type {string} */ text) {
  const [found] = text.match(/\b[1-9]\d{0,2}(?:[\s'’]\d{3})+\b/) ?? [];
  if (!found) return undefined;
  return `has a space between digits: write ${found.replaceAll(/\D/g, '')}, or several numbers with commas.`;
}

const number = String.raw`[-−]?(?:\d+[ -]\d+\/\d+|\d+\/\d+|[\d.,]*\d)`;

/** The number of a specification: `6.2`, `6,2`, `-4`, `1/2`, `1-1/2`. */
function numberIn(/** @type {string} */ text) {
  const [, sign, whole = '0', above, below] =
    text.match(/^([-−]?)(?:(\d+)[ -])?(\d+)\/(\d+)$/) ?? [];
  if (above) {
    const fraction = (sign ? -1 : 1) * (Number(whole) + Number(above) / Number(below));
    return Number.isFinite(fraction) ? fraction : undefined;
  }
  const digits = text.replace(/^[-−]/, '');
  const numbers = numbersIn(digits);
  if (numbers.length !== 1 || numbers[0] === undefined) return undefined;
  return digits === text ? numbers[0] : -numbers[0];
}

/** All of the texts as numbers, or undefined if one of them is none. */
function numbersOf(/** @type {string[]} */ texts) {
  const numbers = texts.map((text) => numberIn(text.trim()));
  return numbers.every((each) => each !== undefined) ? numbers : undefined;
}

/**
 * The ways to write several numbers, each with the numbers in its groups or between its separators.
 * @type {{ example: string, texts: (text: string) => string[], value: (numbers: number[]) => QuantityValue }[]}
 */
const forms = [
  {
    example: 'up to 90',
    texts: groups(`up to (${number})`),
    value: ([upTo = 0]) => ({ upTo }),
  },
  {
    example: 'at least 5',
    texts: groups(`at least (${number})`),
    value: ([needs = 0]) => ({ needs }),
  },
  {
    example: '41 to 339',
    texts: groups(`(${number})\\s*(?:-|–|to)\\s*(${number})`),
    value: ([from = 0, to = 0]) => [from, to],
  },
  {
    example: '11 x 6.3 x 2.8',
    texts: (text) => text.split(/[x×]/i),
    value: (dimensions) => ({ dimensions }),
  },
  {
    example: '8, 10, 12',
    texts: (text) => text.split(/,\s+|;/),
    value: (sizes) => ({ sizes }),
  },
  {
    example: '500 or 1500',
    texts: (text) => text.split(/,?\s+or\s+|,\s+|;/),
    value: (anyOf) => ({ anyOf }),
  },
];

/** One of each form, for messages. */
export const quantityExamples = ['6.2', '1/2', ...forms.map(({ example }) => example)];

function groups(/** @type {string} */ form) {
  const pattern = new RegExp(`^${form}$`, 'i');
  return (/** @type {string} */ text) => (text.match(pattern) ?? []).slice(1);
}

/**
 * The value of a specification with a unit, or undefined.
 * @returns {QuantityValue | undefined}
 */
export function quantityIn(/** @type {string} */ text) {
  const single = numberIn(text);
  if (single !== undefined) return single;
  for (const { texts, value } of forms) {
    const parts = texts(text);
    const numbers = numbersOf(parts);
    if (parts.length > 0 && numbers) return value(numbers);
  }
  return undefined;
}
