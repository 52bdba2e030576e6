import { type Cents, toCents } from './money';
import type { Product } from './product';
import { products } from './products';

type Prices = Pick<Product, 'price' | 'originalPrice'>;

/** The difference between the two prices in cents. */
export const savings = ({ price, originalPrice }: Prices): Cents =>
  toCents(originalPrice) - toCents(price);

/** The savings as a whole percentage of the original price, halves rounded up. */
export const percentOff = (prices: Prices): number =>
  Math.round((Number(savings(prices)) / Number(toCents(prices.originalPrice))) * 100);

/**
 * The `count` products with the largest savings, largest first. Savings are compared as amounts (in cents),
 * not as percentages; ties keep the order of `among`.
 */
export function largestSavings(count = 4, among: readonly Product[] = products) {
  return among.toSorted((a, b) => Number(savings(b) - savings(a))).slice(0, count);
}
