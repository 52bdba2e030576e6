// Whole cents as bigint: exact for any quantity, and TypeScript does not let them mix with dollars.

export type Cents = bigint;

/** Dollars (249.99) rounded to the nearest cent. NaN and infinities throw. */
export const toCents = (dollars: number): Cents => BigInt(Math.round(dollars * 100));

/**
 * `$1,299.98`: US dollars, grouped, with two decimals, exact; for cents from 0 on. `Intl.NumberFormat` does the same, but
 * the first one of a page takes Chromium 20 to 60 ms.
 */
export function formatMoney(cents: Cents): string {
  const digits = `${cents}`.padStart(3, '0');
  const dollars = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `$${dollars}.${digits.slice(-2)}`;
}

/** A catalogue price in dollars, formatted like `formatMoney`. */
export const formatPrice = (dollars: number): string => formatMoney(toCents(dollars));
