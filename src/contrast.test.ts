import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, nearestWithContrast } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#767676', '#ffffff', 4.54],
  ['#c2410c', '#ffffff', 5.18],
])('%s on %s has a contrast of %s', (color, other, ratio) => {
  expect(contrast(color, other)).toBeCloseTo(ratio, 2);
});

test.each([
  // On white it gets darker, on black lighter, and a gray goes where it is nearer.
  ['#ff8800', '#ffffff', '#b46000'],
  ['#174a70', '#181b1f', '#6587a0'],
  ['#777777', '#f6f7f8', '#717171'],
  ['#888888', '#777777', '#060606'],
  ['#ffffff', '#ffffff', '#767676'],
])('the color nearest to %s that can be read on %s is %s', (color, other, nearest) => {
  expect(nearestWithContrast(color, other)).toBe(nearest);
});

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

test('it can always be read, and a color that can be read stays', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (color, other) => {
      const nearest = nearestWithContrast(color, other);
      expect(contrast(nearest, other)).toBeGreaterThanOrEqual(4.5);
      if (contrast(color, other) >= 4.5) expect(nearest).toBe(color);
    }),
  );
});
