import { edgeTexts } from './mat.tsx';

type Box = {
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

type DimensionProps = Box & {
  /** Whether it is the line above the tool, not the one at its left. */
  isHorizontal: boolean;
  /** Whether the figure of a vertical line is beside its middle, not above it. */
  hasFigureBeside?: boolean;
  className?: string;
};

/** A dimension line with its figure in both units, for a drawing without a `viewBox`, in which text has the size of text. */
export function Dimension({
  x,
  y,
  length,
  height,
  width,
  depth,
  isHorizontal,
  hasFigureBeside = false,
  className = '',
}: DimensionProps) {
  const across = (inches: number) => `${(inches / width) * 100}%`;
  const down = (inches: number) => `${(inches / depth) * 100}%`;
  const [left, top] = isHorizontal ? [x, y - away] : [x - away, y];
  const [right, bottom] = isHorizontal ? [x + length, y - away] : [x - away, y + height];
  const [shown, other] = edgeTexts(isHorizontal ? length : height);
  const textX = across(isHorizontal ? x + length / 2 : x - away - (hasFigureBeside ? 0.3 : 0));
  const anchor = hasFigureBeside ? 'end' : isHorizontal ? 'middle' : 'start';
  return (
    <g className={`fill-steel stroke-steel ${className}`}>
      <line x1={across(left)} y1={down(top)} x2={across(right)} y2={down(bottom)} />
      <circle cx={across(left)} cy={down(top)} r={2} />
      <circle cx={across(right)} cy={down(bottom)} r={2} />
      <text
        x={textX}
        y={down(hasFigureBeside ? y + height / 2 : top)}
        textAnchor={anchor}
        className="stroke-surface stroke-4 [paint-order:stroke]"
      >
        <tspan
          x={textX}
          dy={hasFigureBeside ? '-0.2em' : '-1.6em'}
          className="font-display text-base font-semibold"
        >
          {shown}
        </tspan>
        <tspan x={textX} dy="1.2em" className="text-small">
          {other}
        </tspan>
      </text>
    </g>
  );
}

type DimensionsProps = Box & { label: string };

/** The longest edge of a tool has its dimension line. With the mouse over the tool, or the focus on it, the other edge has it. */
export function Dimensions({ label, ...box }: DimensionsProps) {
  const { x, y, length, height, width, depth } = box;
  const isLying = length >= height;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the focus shows the other dimension, as the mouse does.
    <g role="img" aria-label={label} tabIndex={0} className="group outline-offset-4">
      <rect
        x={`${(x / width) * 100}%`}
        y={`${(y / depth) * 100}%`}
        width={`${(length / width) * 100}%`}
        height={`${(height / depth) * 100}%`}
        className="fill-transparent"
      />
      <Dimension
        {...box}
        isHorizontal={isLying}
        className="group-hover:opacity-0 group-focus-visible:opacity-0"
      />
      <Dimension
        {...box}
        isHorizontal={!isLying}
        className="opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
      />
    </g>
  );
}
