import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sideViewPath } from '../../build/image-outputs.mjs';
import type { Product } from '../../src/catalogue/product.ts';
import { products } from '../../src/catalogue/products.ts';
import { kindOf } from '../../src/catalogue/specification-text.ts';
import { alphaBox, pixelsPerInch } from './side-views.mjs';

const sized = products.flatMap((product) =>
  product.sideView ? [{ ...product, sideView: product.sideView }] : [],
);

/** The edges of the side view that the specifications state, in inches: whichever of the two each of them is. */
function statedEdges({ specifications = [] }: Product): { name: string; inches: number }[] {
  return specifications.flatMap((specification) => {
    const { name } = specification;
    if (specification.unit !== 'in.' || !/^(Length|Height|Dimensions)/.test(name)) return [];
    // A set states the length of one of its parts, or from the smallest to the largest: of the ratchet, of the wrenches.
    if (specification.words?.startsWith('Ratchet')) return [];
    const [kind, numbers] = kindOf(specification.value);
    if (kind === 'range') return [];
    return [{ name, inches: Math.max(...numbers) }];
  });
}

describe.each(sized)('$id', (product) => {
  const [length, height] = product.sideView;

  test('its side view ends at the edges of the tool, which have the stated size', async () => {
    const path = sideViewPath(product.id);
    const { width = 0, height: rows = 0, hasAlpha, compression } = await sharp(path).metadata();
    expect([hasAlpha, compression]).toEqual([true, 'av1']);
    const box = await alphaBox(path);
    expect(Math.max(box.left, box.top)).toBeLessThanOrEqual(1);
    expect(width - box.left - box.width).toBeLessThanOrEqual(1);
    expect(rows - box.top - box.height).toBeLessThanOrEqual(1);
    for (const [pixels, inches] of [
      [box.width, length],
      [box.height, height],
    ] as const) {
      expect(Math.abs(pixels / pixelsPerInch - inches) / inches).toBeLessThanOrEqual(0.02);
    }
  });

  test.each(statedEdges(product))(
    'its $name, $inches in., is an edge of its side view',
    ({ inches }) => {
      const [nearest = 0] = product.sideView.toSorted(
        (a, b) => Math.abs(a - inches) - Math.abs(b - inches),
      );
      expect(Math.abs(nearest - inches) / inches).toBeLessThanOrEqual(0.02);
    },
  );
});

test('a specification with three dimensions has both edges of the side view', () => {
  for (const { id, sideView, specifications = [] } of sized) {
    for (const specification of specifications) {
      if (specification.unit !== 'in.' || specification.name !== 'Dimensions') continue;
      const [, numbers] = kindOf(specification.value);
      for (const edge of sideView) {
        const isStated = numbers.some((each) => Math.abs(each - edge) / edge <= 0.02);
        expect(isStated, `${id}: ${edge} of ${numbers}`).toBe(true);
      }
    }
  }
});
