import { savings } from './discount';
import type { Product } from './product';
import { products } from './products';

/**
 * The `count` products with the largest savings, largest first. Savings are compared as amounts (in cents),
 * not as percentages; ties keep the order of `among`.
 */
export function largestSavings(count = 4, among: readonly Product[] = products) {
  return among.toSorted((a, b) => Number(savings(b) - savings(a))).slice(0, count);
}
