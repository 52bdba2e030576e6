import { sideViewUrl } from '../catalogue/images.ts';
import { specificationText } from '../catalogue/specification-text.ts';
import { withBase } from '../ui/base-url.ts';
import { hand, type SizedTool } from './bench-layout.ts';

/** An inch of the mat is at most this many pixels wide, half as many as in the images of side views. */
export const pixelsPerInch = 24;

/** Stays light in a dark page, because tools are black. */
export const matClass =
  'scheme-light bg-surface text-text forced-color-adjust-none forced-colors:border';

/** The mat goes on to the right of the drawing, where the page is wider. */
export const beyond = 80;

const numbers = (to: number) => Array.from({ length: to + 1 }, (_, index) => index);

type GridProps = {
  width: number;
  height: number;
  /** Whether the drawing ends at its width. */
  isWhole?: boolean;
  /** How far the lines go on above the drawing. */
  above?: number;
};

/** The hairlines of the mat, one each inch from the left and the lower edge. */
export function Grid({ width, height, isWhole = false, above = 0 }: GridProps) {
  const right = isWhole ? width : width + beyond;
  const lines = [
    ...numbers(right).map((x) => `M${x} ${-above}V${height}`),
    ...numbers(Math.floor(height) + above).map((y) => `M0 ${height - y}H${right}`),
  ];
  return <path d={lines.join('')} vectorEffect="non-scaling-stroke" className="stroke-line/60" />;
}

/** A ruler from the left edge of a tool on, as far as the tool is long. */
export type ToolRuler = { readonly x: number; readonly length: number };

/** The inches of a ruler with a long tick and a number: each fifth, from 0 on. */
const numbered = ({ length }: ToolRuler) =>
  numbers(Math.ceil(length)).filter((inch) => inch % 5 === 0);

type RulerProps = { width: number; y: number; height: number; rulers: readonly ToolRuler[] };

/** A dark band below the mat with a tick each inch, and a long one where the ruler of a tool has a number. */
export const Ruler = ({ width, y, height, rulers }: RulerProps) => (
  <>
    {/* Without a seam to what is dark below it. */}
    <rect y={y} width={width + beyond} height={height + 0.1} className="fill-graphite-deep" />
    <path
      d={[
        ...numbers(width + beyond).map((x) => `M${x} ${y}v${height / 2}`),
        ...rulers.flatMap((ruler) =>
          numbered(ruler).map((inch) => `M${ruler.x + inch} ${y}v${height}`),
        ),
      ].join('')}
      vectorEffect="non-scaling-stroke"
      className="stroke-white/70"
    />
  </>
);

type RulerNumbersProps = Pick<RulerProps, 'width' | 'rulers'>;

/** The numbers below the long ticks, for a drawing without a `viewBox`, in which text has the size of text. */
export const RulerNumbers = ({ width, rulers }: RulerNumbersProps) =>
  rulers.flatMap((ruler) =>
    numbered(ruler).map((inch) => (
      <text
        key={`${ruler.x} ${inch}`}
        x={`${((ruler.x + inch) / width) * 100}%`}
        y="1em"
        textAnchor="middle"
        className="fill-current text-small"
      >
        {inch}
      </text>
    )),
  );

type AtProps = { x: number; bottom: number };

/** A tool in its real size, standing on `bottom`. */
export const Tool = ({ tool: { product, size }, x, bottom }: AtProps & { tool: SizedTool }) => (
  <image
    href={withBase(sideViewUrl(product.id))}
    x={x}
    y={bottom - size[1]}
    width={size[0]}
    height={size[1]}
    preserveAspectRatio="none"
  />
);

/** The outline of a gloved hand. */
export const Hand = ({ x, bottom }: AtProps) => (
  <path
    transform={`translate(${x} ${bottom - hand.height})`}
    d="M1.15 7.6V6.7C1.1 6.1.8 5.7.55 5.2L.06 4.1C-.2 3.4.5 3 .85 3.55L1.35 4.35 1.08 1.35C1.02.5 1.8.4 1.9 1.2L2.06 2.95 2.08.5C2.1-.17 2.85-.17 2.86.5L2.86 2.95 3.02 1.05C3.1.3 3.82.4 3.78 1.15L3.66 3.2 3.78 2.3C3.88 1.65 4.5 1.75 4.44 2.4L4.2 4.7C4.1 5.5 3.75 5.9 3.75 6.7V7.6ZM1.15 6.8H3.75"
    vectorEffect="non-scaling-stroke"
    strokeDasharray="4 3"
    strokeLinejoin="round"
    className="fill-none stroke-edge"
  />
);

/** To a tenth of an inch: `9.4 in.` and `239 mm`. */
export const edgeTexts = (inches: number): [string, string] => {
  const [shown = '', other = ''] = specificationText({
    name: '',
    value: rounded(inches),
    unit: 'in.',
  }).split(/ \(|\)/);
  return [shown, other];
};

const rounded = (inches: number): number => Number(inches.toFixed(1));

/** `8.3 in. (211 mm) long, 9.4 in. (239 mm) high`. */
export const sizeText = ([length, height]: readonly [number, number]): string =>
  [
    [length, 'long'],
    [height, 'high'],
  ]
    .map(([inches, word]) => {
      const [shown, other] = edgeTexts(Number(inches));
      return `${shown} (${other}) ${word}`;
    })
    .join(', ');
