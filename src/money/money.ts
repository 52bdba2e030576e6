// Amounts are whole cents as bigint: they are exact for any quantity, and TypeScript keeps them apart from dollars. A "cent"
// is the smallest unit of the currency, which may have no decimals, or three.
import { brand, store } from '../store.ts';
import { type MoneyFormat, moneyFormatOf } from './money-format.ts';

export type Cents = bigint;

/**
 * The build inlines `MONEY_FORMAT` (`define` in vite.config.ts), because the first `Intl.NumberFormat` of a page takes 20 to
 * 60 ms. It then removes the other branch, and with it `brand`, which the browser does not load.
 */
const storeFormat: MoneyFormat =
  typeof MONEY_FORMAT === 'undefined' ? moneyFormatOf(brand.locale, store.currency) : MONEY_FORMAT;

/** The number of decimals of the store's currency, and its name in a sentence. */
export const { digits: decimals, currencyName } = storeFormat;

/** Dollars (249.99) rounded to the nearest cent. NaN and infinities throw. */
export const toCents = (dollars: number): Cents => BigInt(Math.round(dollars * 10 ** decimals));

/** `$1,299.98`, exact, as `Intl.NumberFormat` writes it in the store's locale. `cents` must not be negative. */
export const formatMoney = (cents: Cents): string => formatted(cents, storeFormat);

export const formatPrice = (dollars: number): string => formatMoney(toCents(dollars));

/** `1299.98`, for a spreadsheet, which could read an amount with a currency or digit grouping as text. */
export const plainAmount = (cents: Cents): string =>
  formatted(cents, { ...storeFormat, before: '', after: '', group: '' });

/** An amount of dollars in a sentence: `$99`, and with cents `$149.50`. */
export const amountInText = (dollars: number): string =>
  Number.isInteger(dollars)
    ? formatted(BigInt(dollars), { ...storeFormat, digits: 0 })
    : formatPrice(dollars);

export function formatted(cents: Cents, format: MoneyFormat): string {
  const { before, after, decimal, digits, group, groupSize, groupedFrom } = format;
  const text = `${cents}`.padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const groups = new RegExp(`\\B(?=(\\d{${groupSize}})*\\d{3}$)`, 'g');
  const grouped = whole.length < groupedFrom ? whole : whole.replaceAll(groups, group);
  const fraction = digits === 0 ? '' : decimal + text.slice(-digits);
  return before + grouped + fraction + after;
}

const threshold = amountInText(store.freeShippingFrom);

/** The promises of the store about shipping, in sentences. */
export const shippingPromises = {
  flatShipping: `Flat ${amountInText(store.shippingFee)} under ${threshold}.`,
  freeShippingNote: `Free shipping over ${threshold}`,
  freeShippingPromise: `Free shipping on orders over ${threshold}`,
} as const;
