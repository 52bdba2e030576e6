import { type Cents, toCents } from './money';
import type { Product } from './product';

type Prices = Pick<Product, 'price' | 'originalPrice'>;

/** The difference between the two prices in cents. */
export const savings = ({ price, originalPrice }: Prices): Cents =>
  toCents(originalPrice) - toCents(price);

/** The savings as a whole percentage of the original price, halves rounded up. */
export const percentOff = (prices: Prices): number =>
  Math.round((Number(savings(prices)) / Number(toCents(prices.originalPrice))) * 100);
