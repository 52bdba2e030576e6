import type { Product } from './product.ts';
import { shortNames } from './short-names.ts';
import { isSized, type SizedTool } from './size.ts';

/** In inches: the space after each tool, and how wide a letter of its name at least is on the wall. */
const spacing = 1.25;
const letterWidth = 0.5;

/** In inches: a wall of tools that do not fill a row of this length would look empty. */
const shortestRow = 60;

/** In inches: on a longer row the tools would be small. */
const longestRow = 100;

/** Two rows have room for fewer. The others of a large catalogue are not measured at each start. */
const mostTools = 50;

/** Side by side, each tool as long as it is, or as its short name, in inches. */
function lengthsOf(tools: readonly SizedTool[]): number[] {
  const names = shortNames(tools.map(({ name }) => name));
  return tools.map(
    ({ sideView: [length] }, index) =>
      Math.max(length, letterWidth * (names[index]?.length ?? 0)) + spacing,
  );
}

const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

/** The tools of the wall: the first in the order of the catalogue, as many as fill two rows. None, if they do not fill one. */
export function wallTools(products: readonly Product[]): SizedTool[] {
  const tools = products.filter(isSized).slice(0, mostTools);
  const lengths = lengthsOf(tools);
  if (sum(lengths) < shortestRow) return [];
  return tools.filter((_, index) => sum(lengths.slice(0, index + 1)) <= 2 * longestRow);
}

/** The tool whose side view has the largest area. Undefined if there is none. */
export const largestTool = (tools: readonly SizedTool[]): SizedTool | undefined =>
  tools.toSorted(({ sideView: a }, { sideView: b }) => b[0] * b[1] - a[0] * a[1])[0];

/** The length in inches of the longer of two rows, after which the tools are cut so that both are nearly as long. */
export function wallRowLength(tools: readonly SizedTool[]): number {
  const lengths = lengthsOf(tools);
  const longer = lengths.map((_, index) =>
    Math.max(sum(lengths.slice(0, index)), sum(lengths.slice(index))),
  );
  return Math.max(shortestRow, Math.min(2 * longestRow, ...longer));
}
