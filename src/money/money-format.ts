// How amounts are written in a locale and currency, as `Intl.NumberFormat` writes them.

export type MoneyFormat = Readonly<ReturnType<typeof moneyFormatOf>>;

/** Throws a RangeError if the locale (BCP 47) or the currency code (ISO 4217) is malformed. */
export function moneyFormatOf(locale: string, currency: string) {
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
    /** The separator of groups of digits. The last group has three digits, the others have `groupSize`. */
    group: partOf('group'),
    groupSize: integers.at(-2)?.value.length ?? 3,
    /** Whole numbers with at least this many digits are grouped. */
    groupedFrom: isGrouped(1234) ? 4 : 5,
    currencyName: name.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency,
  };
}
