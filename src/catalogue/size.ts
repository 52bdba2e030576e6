import type { Product, Specification } from './product.ts';
import { specificationText } from './specification-text.ts';

/** The length and the height of a side view in inches. */
export type Size = readonly [length: number, height: number];

export type SizedTool = Product & { readonly sideView: Size };

export const isSized = (product: Product): product is SizedTool => product.sideView !== undefined;

/** The edges in words, the longer one first: `24 in. (610 mm) long`, `2.3 in. (58 mm) high`. */
export function edgeTexts([length, height]: Size): string[] {
  const texts = [`${inchesText(length)} long`, `${inchesText(height)} high`];
  return height > length ? texts.toReversed() : texts;
}

const inchesText = (inches: number): string => specificationText(edge('', inches));

/** An edge as a specification, to a tenth of an inch: `9.4 in. (239 mm)`. */
export const edge = (name: string, inches: number): Specification => ({
  name,
  value: Number(inches.toFixed(1)),
  unit: 'in.',
});
