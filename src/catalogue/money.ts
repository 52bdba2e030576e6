// Sums are made in whole cents, held as bigint: exact for any quantity, and the compiler refuses to
// mix them with dollars.

export type Cents = bigint;

/** Dollars as the catalogue writes them (249.99), to the nearest cent. NaN and infinities throw. */
export const toCents = (dollars: number): Cents => BigInt(Math.round(dollars * 100));

// The locale is fixed so that every shopper, and every build, reads the same text.
const usDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,299.98`: grouped, always two decimals, never rounded (the amount goes in as exact decimal text). */
export const formatMoney = (cents: Cents): string => usDollars.format(`${cents}E-2` as `${number}`);

/** A catalogue price, in dollars, as text. */
export const formatPrice = (dollars: number): string => formatMoney(toCents(dollars));
