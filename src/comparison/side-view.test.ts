import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import { handSize, sizedTools } from './side-view.tsx';
import { squareLayout } from './size-image.tsx';

const [template] = products as [Product];

test('without the side view of one product there are no sizes', () => {
  const { sideView: _, ...bare } = template;
  const sized: Product = { ...template, sideView: [12.6, 3.5] };
  expect(sizedTools([sized])?.[0]?.size).toEqual([12.6, 3.5]);
  expect(sizedTools([sized, bare])).toBeUndefined();
  expect(sizedTools([])).toBeUndefined();
});

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
