import type { Product } from '../catalogue/product.ts';
import { workingDimensions } from '../catalogue/specification-names.ts';
import { factTexts, unbroken } from '../catalogue/specification-text.ts';
import {
  edgeTexts,
  HandOutline,
  handSize,
  matClass,
  SideView,
  type Size,
  type SizedTool,
} from './side-view.tsx';

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
  const [, height] = tool.sideView;
  const { side, base, x, hand } = squareLayout(tool.sideView);
  const lines = Array.from({ length: side }, (_, inch) => `M${inch} 0V${side}M0 ${inch}H${side}`);
  return (
    <div
      aria-hidden="true"
      className={`relative aspect-square overflow-hidden ${matClass} ${className}`}
    >
      <svg viewBox={`0 0 ${side} ${side}`} role="presentation" className="block size-full">
        {!isThumbnail && (
          <>
            <path d={lines.join('')} vectorEffect="non-scaling-stroke" className="stroke-line" />
            <g transform={`translate(${hand.x} ${hand.bottom - handSize[1]})`}>
              <HandOutline />
            </g>
          </>
        )}
        <g transform={`translate(${x} ${base - height})`}>
          <SideView tool={tool} />
        </g>
      </svg>
      {!isThumbnail && (
        <div className="absolute top-0 left-0 bg-surface p-2 text-small">
          {edgeTexts(tool.sideView).map((text) => (
            <p key={text} className="font-semibold">
              {unbroken(text)}
            </p>
          ))}
          <p>{unbroken(workingDimensionOf(tool))}</p>
        </div>
      )}
    </div>
  );
}

/** So that an inch is no more than 24 pixels wide. */
const smallestSquare = 21;

/** The tool and beside it the hand, which is above a tool that is too long. On lines of the mat, below the texts. */
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

/** `Disc diameter 5 in.`, the dimension that matters for the work. */
function workingDimensionOf({ specifications = [] }: Product): string {
  const [found] = workingDimensions.flatMap((name) =>
    specifications.filter((each) => each.name === name),
  );
  return found ? `${found.name}: ${factTexts(found)[0]}` : '';
}
