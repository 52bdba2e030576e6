// Where tools stand on the cutting mat. All numbers are inches.
import type { Product } from '../catalogue/product.ts';

/** A gloved hand, which shows how large an inch is. */
export const hand = { length: 4.3, height: 7.6 } as const;

export type SizedTool = { readonly product: Product; readonly size: readonly [number, number] };

/** The side views of the products, or undefined if one of them has none. */
export function sizedTools(products: readonly Product[]): SizedTool[] | undefined {
  const tools = products.flatMap((product) =>
    product.sideView ? [{ product, size: product.sideView }] : [],
  );
  return tools.length > 0 && tools.length === products.length ? tools : undefined;
}

/** Room at the left of the mat and between two tools, for a dimension line. */
const gap = 2;
/** Room above the highest tool, for a dimension line. */
const headroom = 2;
/** A tool that is shorter gets this much, so that its name fits below it. */
const shortest = 5;

export type Place = SizedTool & {
  /** The left edge of the tool, and the room from there to the next tool. */
  readonly x: number;
  readonly room: number;
};

/** The tools beside each other on the lower edge of the mat, in their order, and after them the hand. */
export function benchLayout(tools: readonly SizedTool[]) {
  let x = gap;
  const places = tools.map((tool): Place => {
    // Whole inches, so that the ruler of each tool has its ticks on the lines of the mat.
    const room = Math.ceil(Math.max(tool.size[0], shortest)) + gap;
    const place = { ...tool, x, room };
    x += room;
    return place;
  });
  const highest = Math.max(hand.height, ...tools.map(({ size }) => size[1]));
  return {
    places,
    handX: x,
    width: Math.ceil(x + hand.length + 1),
    height: Math.ceil(highest + headroom),
  };
}

/** The tools one below the other, from the longest to the shortest. An edge is long, whether it lies or stands. */
export const ladder = (tools: readonly SizedTool[]): SizedTool[] =>
  tools.toSorted((a, b) => Math.max(...b.size) - Math.max(...a.size));

/** The width of a ladder: that of the widest tool or of the hand, and room at both sides. */
export const ladderWidth = (tools: readonly SizedTool[]): number =>
  Math.ceil(Math.max(hand.length, ...tools.map(({ size }) => size[0]))) + 2;

/** One tool and the hand in a square: beside each other, or the hand above a tool that is long and low. */
export function squareLayout([length, height]: readonly [number, number]) {
  const highest = Math.max(height, hand.height);
  const beside = Math.max(length + hand.length + 9, highest + 6);
  const above = Math.max(length + 7, height + hand.height + 8);
  const isAbove = above < beside;
  const side = Math.ceil(Math.max(smallestSquare, Math.min(beside, above)));
  const drawn = isAbove ? height + hand.height + 3 : highest;
  // In the middle, but on a line of the grid.
  const base = side - Math.max(2, Math.floor((side - drawn) / 2));
  return {
    side,
    base,
    x: isAbove ? side - length - 1 : 4,
    hand: { x: side - hand.length - 1, bottom: isAbove ? base - height - 3 : base },
  };
}

/** So that an inch is no more than 24 pixels wide. */
const smallestSquare = 21;
