import { type Cents, toCents } from '../money/money.ts';
import { productsForSale } from './catalogue.ts';
import type { Product } from './product.ts';

type Prices = Pick<Product, 'price' | 'originalPrice'>;

/** The difference between the two prices in cents: 0 without an original price. */
export const savings = ({ price, originalPrice = price }: Prices): Cents =>
  toCents(originalPrice) - toCents(price);

/** The savings as a whole percentage of the original price, halves rounded up: 0 without an original price. */
export const percentOff = (prices: Prices): number =>
  Math.round(
    (Number(savings(prices)) / Number(toCents(prices.originalPrice ?? prices.price))) * 100,
  );

/**
 * The `count` products with the largest savings, largest first. Savings are compared as amounts (in cents),
 * not as percentages; ties keep the order of `among`. Products without savings are left out.
 */
export const largestSavings = (count = 4, among: readonly Product[] = productsForSale) =>
  among
    .filter((product) => savings(product) > 0n)
    .toSorted((a, b) => Number(savings(b) - savings(a)))
    .slice(0, count);
