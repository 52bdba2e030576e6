import { expect, test } from 'vitest';
import { products } from './products.ts';
import { handSize, squareLayout } from './side-view.tsx';

test.each(products.map(({ id, sideView }) => [id, sideView ?? handSize] as const))(
  'in a square %s and the hand are inside and do not overlap',
  (_, [length, height]) => {
    const { side, base, x, hand } = squareLayout([length, height]);
    expect(side - base).toBeGreaterThanOrEqual(3);
    expect(x).toBeGreaterThanOrEqual(1);
    expect(x + length).toBeLessThanOrEqual(side - 1);
    expect(hand.x + handSize[0]).toBeLessThanOrEqual(side - 1);
    expect(Math.min(hand.bottom - handSize[1], base - height)).toBeGreaterThanOrEqual(1);
    expect(x + length < hand.x || hand.bottom < base - height).toBe(true);
  },
);
