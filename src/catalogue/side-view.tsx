import { withBase } from '../paths.ts';
import { softEdgeClass } from './catalogue-image.tsx';
import { sideViewUrl } from './images.ts';
import type { Product } from './product.ts';
import { factTexts, specificationText, unbroken } from './specification-text.ts';
import { workingDimensions } from './working-dimensions.ts';

/** The length and the height of a side view in inches. */
export type Size = readonly [length: number, height: number];

export type SizedTool = Product & { readonly sideView: Size };

export const isSized = (product: Product): product is SizedTool => product.sideView !== undefined;

/** The edges in words, the longer one first: `24 in. (610 mm) long`, `2.3 in. (58 mm) high`. */
export function edgeTexts([length, height]: Size): string[] {
  const texts = [`${inchesText(length)} long`, `${inchesText(height)} high`];
  return height > length ? texts.toReversed() : texts;
}

/** To a tenth of an inch: `9.4 in. (239 mm)`. */
export const inchesText = (inches: number): string =>
  specificationText({ name: '', value: Number(inches.toFixed(1)), unit: 'in.' });

type SideViewProps = { tool: SizedTool; x?: number; y?: number };

/** The side view of a tool in its size, for a drawing whose unit is an inch. Browsers that do not read AVIF show none. */
export const SideView = ({ tool: { id, sideView }, x = 0, y = 0 }: SideViewProps) => (
  <image
    x={x}
    y={y}
    href={withBase(sideViewUrl(id))}
    width={sideView[0]}
    height={sideView[1]}
    preserveAspectRatio="none"
  />
);

/** Stays light in a dark page, because tools are black. */
export const matClass = `scheme-light bg-surface text-text forced-color-adjust-none forced-colors:border ${softEdgeClass}`;

/** A gloved hand, which shows how large an inch is. */
export const handSize: Size = [4.3, 7.6];

/** The outline of the hand, for a drawing whose unit is an inch. */
export const HandOutline = ({ transform }: { transform?: string }) => (
  <path
    transform={transform}
    d="M1.15 7.6V6.7C1.1 6.1.8 5.7.55 5.2L.06 4.1C-.2 3.4.5 3 .85 3.55L1.35 4.35 1.08 1.35C1.02.5 1.8.4 1.9 1.2L2.06 2.95 2.08.5C2.1-.17 2.85-.17 2.86.5L2.86 2.95 3.02 1.05C3.1.3 3.82.4 3.78 1.15L3.66 3.2 3.78 2.3C3.88 1.65 4.5 1.75 4.44 2.4L4.2 4.7C4.1 5.5 3.75 5.9 3.75 6.7V7.6ZM1.15 6.8H3.75"
    vectorEffect="non-scaling-stroke"
    strokeDasharray="4 3"
    strokeLinejoin="round"
    className="fill-none stroke-edge"
  />
);

/** `Size: 12.6 in. (320 mm) long, 3.5 in. (88.9 mm) high, beside a gloved hand`. */
export const sizeImageText = ({ sideView }: SizedTool): string =>
  `Size: ${edgeTexts(sideView).join(', ')}, beside a gloved hand`;

type SizeImageProps = {
  tool: SizedTool;
  /** Whether only the tool is drawn, because the image is small. */
  isThumbnail?: boolean;
  className?: string;
};

/** A tool and a gloved hand on the mat, in a square whose unit is an inch. What it shows has to be said beside it. */
export function SizeImage({ tool, isThumbnail = false, className = '' }: SizeImageProps) {
  const [length, height] = tool.sideView;
  const { side, base, x, hand } = squareLayout(tool.sideView);
  const lines = Array.from({ length: side }, (_, inch) => `M${inch} 0V${side}M0 ${inch}H${side}`);
  const frameClass = `relative aspect-square overflow-hidden ${matClass} ${className}`;
  if (isThumbnail) {
    // A tool that stands is cut a little, so that it fills half of the width.
    const frame = Math.max(1.15 * length, 0.96 * height);
    const viewBox = `${(length - frame) / 2} ${(height - frame) / 2} ${frame} ${frame}`;
    return (
      <svg viewBox={viewBox} role="presentation" aria-hidden="true" className={frameClass}>
        <SideView tool={tool} />
      </svg>
    );
  }
  return (
    <div aria-hidden="true" className={frameClass}>
      <svg viewBox={`0 0 ${side} ${side}`} role="presentation" className="block size-full">
        <path d={lines.join('')} vectorEffect="non-scaling-stroke" className="stroke-line" />
        <HandOutline transform={`translate(${hand.x} ${hand.bottom - handSize[1]})`} />
        <SideView tool={tool} x={x} y={base - height} />
      </svg>
      <p className="absolute top-0 left-0 bg-surface p-2 text-small font-semibold whitespace-pre-line">
        {unbroken(edgeTexts(tool.sideView).join('\n'))}
        <span className="block font-normal">{unbroken(workingDimensionOf(tool))}</span>
      </p>
    </div>
  );
}

/** In inches. A smaller square would magnify small tools. */
const smallestSquare = 21;

/**
 * Places the tool and the hand on lines of the mat, below the texts. If both do not fit beside each other, the hand is above the tool.
 */
export function squareLayout([length, height]: Size) {
  const [handLength, handHeight] = handSize;
  const stacked = height + handHeight + 1;
  const side = Math.ceil(Math.max(smallestSquare, length + 2, stacked + 4));
  const both = length + handLength + 2;
  const isBeside = both + 2 <= side;
  const drawn = isBeside ? Math.max(height, handHeight) : stacked;
  // Clear of the icon in the lower corner.
  const base = side - Math.max(3, Math.floor((side - drawn) / 2));
  if (!isBeside) {
    return { side, base, x: 1, hand: { x: side - handLength - 1, bottom: base - height - 1 } };
  }
  const x = Math.floor((side - both) / 2);
  return { side, base, x, hand: { x: x + length + 2, bottom: base } };
}

/** `Disc diameter: 5 in.`, the dimension that matters for the work. */
function workingDimensionOf({ specifications = [] }: Product): string {
  const [found] = workingDimensions.flatMap((name) =>
    specifications.filter((each) => each.name === name),
  );
  return found ? `${found.name}: ${factTexts(found)[0]}` : '';
}
