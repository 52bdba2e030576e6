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
const beyond = 80;

const numbers = (to: number) => Array.from({ length: to + 1 }, (_, index) => index);

type GridProps = { width: number; height: number };

/** The hairlines of the mat, one each inch from the left and the lower edge, every fifth darker. */
export function Grid({ width, height }: GridProps) {
  const right = width + beyond;
  const lines = (isFifth: boolean) =>
    [
      ...numbers(right)
        .filter((x) => (x % 5 === 0) === isFifth)
        .map((x) => `M${x} 0V${height}`),
      ...numbers(Math.floor(height))
        .filter((y) => (y % 5 === 0) === isFifth)
        .map((y) => `M0 ${height - y}H${right}`),
    ].join('');
  return (
    <>
      <path d={lines(false)} vectorEffect="non-scaling-stroke" className="stroke-line/60" />
      <path d={lines(true)} vectorEffect="non-scaling-stroke" className="stroke-edge/50" />
    </>
  );
}

type RulerProps = { width: number; y: number; height: number };

/** A dark ruler below the mat: a tick each inch, a long one each five. */
export const Ruler = ({ width, y, height }: RulerProps) => (
  <>
    <rect y={y} width={width + beyond} height={height} className="fill-graphite-deep" />
    <path
      d={numbers(width + beyond)
        .map((x) => `M${x} ${y}v${x % 5 === 0 ? height : height / 2}`)
        .join('')}
      vectorEffect="non-scaling-stroke"
      className="stroke-white/70"
    />
  </>
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
    d="M1.2 7.6C1.2 6.9 1.05 6.4.75 5.9.45 5.4.1 4.6.05 4.1 0 3.5.55 3.35.85 3.85 1 4.2 1.15 4.5 1.3 4.75L1.18 2.9 1.1 1.05C1.1.5 1.8.5 1.85 1.05L1.95 3.3 1.98.45C2-.15 2.75-.15 2.75.45L2.72 3.3 2.85.85C2.9.3 3.6.35 3.58.9L3.42 3.55 3.62 2C3.72 1.5 4.35 1.6 4.3 2.1 4.25 3 4.1 4.2 3.95 5 3.8 5.9 3.6 6.5 3.6 7.6ZM1.15 6.9H3.62"
    vectorEffect="non-scaling-stroke"
    strokeDasharray="4 3"
    strokeLinejoin="round"
    className="fill-none stroke-edge"
  />
);

/** `9.4 in.` and `239 mm`. */
export const edgeTexts = (inches: number): [string, string] => {
  const [shown = '', other = ''] = specificationText({
    name: '',
    value: inches,
    unit: 'in.',
  }).split(/ \(|\)/);
  return [shown, other];
};

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
