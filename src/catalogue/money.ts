// Whole cents as bigint: exact for any quantity, and TypeScript does not let them mix with dollars.

export type Cents = bigint;

/** Dollars (249.99) rounded to the nearest cent. NaN and infinities throw. */
export const toCents = (dollars: number): Cents => BigInt(Math.round(dollars * 100));

// A fixed locale: the prerendered text must equal the browser's.
const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,299.98`: grouped, with two decimals, never rounded (the formatter takes exact decimal text). */
export const formatMoney = (cents: Cents): string => usDollars.format(`${cents}E-2` as `${number}`);

/** A catalogue price in dollars, formatted like `formatMoney`. */
export const formatPrice = (dollars: number): string => formatMoney(toCents(dollars));
