import { edgeTexts } from './mat.tsx';

type Box = { x: number; y: number; length: number; height: number };

type DimensionsProps = Box & {
  /** The size of the drawing, of which positions are a part. */
  width: number;
  depth: number;
  label: string;
};

/** How far a dimension line is from the tool. */
const away = 0.6;

/**
 * The dimension lines of a tool, for a drawing without a `viewBox`, in which text has the size of text. The longest edge has its
 * line; with the mouse over the tool, or the focus on it, the other edge has it.
 */
export function Dimensions({ x, y, length, height, width, depth, label }: DimensionsProps) {
  const across = (inches: number) => `${(inches / width) * 100}%`;
  const down = (inches: number) => `${(inches / depth) * 100}%`;
  const isLying = length >= height;
  const edges = { lying: [length, true], standing: [height, false] } as const;
  const edge = ([inches, isHorizontal]: readonly [number, boolean], className: string) => {
    const [left, top] = isHorizontal ? [x, y - away] : [x - away, y];
    const [right, bottom] = isHorizontal ? [x + length, y - away] : [x - away, y + height];
    const [shown, other] = edgeTexts(inches);
    const textX = across(isHorizontal ? x + length / 2 : x - away);
    return (
      <g className={className}>
        <line
          x1={across(left)}
          y1={down(top)}
          x2={across(right)}
          y2={down(bottom)}
          className="stroke-steel"
        />
        {[
          [left, top],
          [right, bottom],
        ].map(([endX = 0, endY = 0]) => (
          <circle
            key={`${endX} ${endY}`}
            cx={across(endX)}
            cy={down(endY)}
            r={2.5}
            className="fill-steel"
          />
        ))}
        <text
          x={textX}
          y={down(top)}
          textAnchor={isHorizontal ? 'middle' : 'start'}
          className="fill-steel stroke-surface stroke-4 [paint-order:stroke]"
        >
          <tspan x={textX} dy="-1.6em" className="font-display text-base font-semibold">
            {shown}
          </tspan>
          <tspan x={textX} dy="1.2em" className="text-small">
            {other}
          </tspan>
        </text>
      </g>
    );
  };
  const [first, second] = isLying ? [edges.lying, edges.standing] : [edges.standing, edges.lying];
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the focus shows the other dimension, as the mouse does.
    <g role="img" aria-label={label} tabIndex={0} className="group outline-offset-4">
      <rect
        x={across(x)}
        y={down(y)}
        width={across(length)}
        height={down(height)}
        className="fill-transparent"
      />
      {edge(first, 'group-hover:opacity-0 group-focus-visible:opacity-0')}
      {edge(second, 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100')}
    </g>
  );
}
