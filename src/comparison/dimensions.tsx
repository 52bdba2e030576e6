import { edgeTexts } from './mat.tsx';

type DimensionsProps = {
  x: number;
  y: number;
  length: number;
  height: number;
  /** The size of the drawing, of which positions are a part. */
  width: number;
  depth: number;
};

/** How far a dimension line is from the tool. */
const away = 0.6;

/**
 * Dimension lines above a tool and at its left, with the size in both units at their corner. For a drawing without a `viewBox`, in
 * which text has the size of text.
 */
export function Dimensions({ x, y, length, height, width, depth }: DimensionsProps) {
  const across = (inches: number) => `${(inches / width) * 100}%`;
  const down = (inches: number) => `${(inches / depth) * 100}%`;
  const [left, above] = [x - away, y - away];
  const [lengths, heights] = [edgeTexts(length), edgeTexts(height)];
  return (
    <g className="fill-steel stroke-steel">
      {[
        { x1: x, y1: above, x2: x + length, y2: above },
        { x1: left, y1: y, x2: left, y2: y + height },
      ].map(({ x1, y1, x2, y2 }) => (
        <g key={x1}>
          <line x1={across(x1)} y1={down(y1)} x2={across(x2)} y2={down(y2)} />
          <circle cx={across(x1)} cy={down(y1)} r={2} />
          <circle cx={across(x2)} cy={down(y2)} r={2} />
        </g>
      ))}
      <text y={down(above)} className="stroke-surface stroke-4 [paint-order:stroke]">
        <tspan x={across(left)} dy="-1.6em" className="font-display text-base font-semibold">
          {sizeOf(lengths[0], heights[0])}
        </tspan>
        <tspan x={across(left)} dy="1.2em" className="text-small">
          {sizeOf(lengths[1], heights[1])}
        </tspan>
      </text>
    </g>
  );
}

/** `24 × 2.3 in.` of `24 in.` and `2.3 in.` */
const sizeOf = (length: string, height: string) => `${length.split(' ')[0]} × ${height}`;
