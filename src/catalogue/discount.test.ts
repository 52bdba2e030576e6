import { expect, test } from 'vitest';
import { percentOff, savings } from './discount';

test.each([
  [129.99, 159.99, 3000n, 19],
  [899.99, 1099.99, 20000n, 18],
  [59.99, 79.99, 2000n, 25],
  [87.5, 100, 1250n, 13],
  [99.99, 100, 1n, 0],
])(
  'a price of %d with an original price of %d saves %d cents, %d percent',
  (price, originalPrice, saved, percent) => {
    expect(savings({ price, originalPrice })).toBe(saved);
    expect(percentOff({ price, originalPrice })).toBe(percent);
  },
);
