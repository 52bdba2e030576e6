// How amounts are written in a locale and currency, as `Intl.NumberFormat` writes them.

export type MoneyFormat = {
  readonly before: string;
  readonly after: string;
  readonly decimal: string;
  /** The number of decimals. */
  readonly digits: number;
  /** The separator of groups of digits. The last group has three digits, the others have `groupSize`. */
  readonly group: string;
  readonly groupSize: number;
  /** Whole numbers with at least this many digits are grouped. */
  readonly groupedFrom: number;
  /** In a sentence: `US dollars`. */
  readonly currencyName: string;
};

/** Throws a RangeError if the locale (BCP 47) or the currency code (ISO 4217) is malformed. */
export function moneyFormatOf(locale: string, currency: string): MoneyFormat {
  const options = { style: 'currency', currency } as const;
  const format = new Intl.NumberFormat(locale, { ...options, numberingSystem: 'latn' });
  const parts = format.formatToParts(1_234_567);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const isNumber = ({ type }: Intl.NumberFormatPart) => /integer|group|decimal|fraction/.test(type);
  const textOf = (some: typeof parts) => some.map(({ value }) => value).join('');
  const first = parts.findIndex(isNumber);
  const last = parts.findLastIndex(isNumber);
  const integers = parts.filter(({ type }) => type === 'integer');
  const name = new Intl.NumberFormat('en', { ...options, currencyDisplay: 'name' });
  const isGrouped = (value: number) =>
    format.formatToParts(value).some(({ type }) => type === 'group');
  return {
    before: textOf(parts.slice(0, first)),
    after: textOf(parts.slice(last + 1)),
    decimal: partOf('decimal'),
    digits: partOf('fraction').length,
    group: partOf('group'),
    groupSize: integers.at(-2)?.value.length ?? 3,
    groupedFrom: isGrouped(1234) ? 4 : 5,
    currencyName: name.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency,
  };
}
