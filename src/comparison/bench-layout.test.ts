import { expect, test } from 'vitest';
import type { Product } from '../catalogue/product.ts';
import { products } from '../catalogue/products.ts';
import {
  benchLayout,
  hand,
  ladder,
  ladderWidth,
  sizedTools,
  squareLayout,
} from './bench-layout.ts';

const [template] = products as [Product];
const tool = (id: string, length: number, height: number) => ({
  product: { ...template, id },
  size: [length, height] as const,
});
const wrench = tool('wrench', 24, 2.3);
const meter = tool('meter', 3.9, 7.9);
const light = tool('light', 8.4, 12.2);

test('tools stand beside each other in their order and do not overlap, and the hand is the last', () => {
  const { places, handX, width, height } = benchLayout([wrench, meter, light]);
  expect(places.map(({ product, x }) => [product.id, x])).toEqual([
    ['wrench', 2],
    ['meter', 28],
    ['light', 35],
  ]);
  expect(handX).toBe(46);
  expect(width).toBe(52);
  // Room for the highest and its dimension line.
  expect(height).toBe(15);
});

test('another tool changes the scale of all', () => {
  const widths = [[meter], [meter, light], [meter, light, wrench]].map(
    (tools) => benchLayout(tools).width,
  );
  expect(widths).toEqual([15, 26, 52]);
});

test('on a phone the longest tool comes first, whether it lies or stands', () => {
  const tools = [meter, wrench, light];
  expect(ladder(tools).map(({ product }) => product.id)).toEqual(['wrench', 'light', 'meter']);
  expect(ladderWidth(tools)).toBe(26);
  expect(ladderWidth([tool('bit', 1, 1)])).toBe(7);
});

test('without the side view of one product there is no bench', () => {
  const { sideView: _, ...bare } = template;
  const sized: Product = { ...template, sideView: [12.6, 3.5] };
  expect(sizedTools([sized])?.[0]?.size).toEqual([12.6, 3.5]);
  expect(sizedTools([sized, bare])).toBeUndefined();
  expect(sizedTools([])).toBeUndefined();
});

test.each([wrench, meter, light, tool('roll', 22, 12.3)])(
  'in a square $product.id and the hand are inside and do not overlap',
  ({ size: [length, height] }) => {
    const { side, base, x, hand: place } = squareLayout([length, height]);
    expect(base).toBeLessThan(side);
    expect(x).toBeGreaterThanOrEqual(4);
    expect(x + length).toBeLessThanOrEqual(side - 1);
    expect(place.x + hand.length).toBeLessThanOrEqual(side);
    expect(Math.min(place.bottom - hand.height, base - height)).toBeGreaterThanOrEqual(2);
    expect(x + length < place.x || place.bottom < base - height).toBe(true);
  },
);
