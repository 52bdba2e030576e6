import type { Product } from '../catalogue/product.ts';
import { workingDimensions } from '../catalogue/specification-names.ts';
import { factTexts, unbroken } from '../catalogue/specification-text.ts';
import { type SizedTool, squareLayout } from './bench-layout.ts';
import { Dimensions } from './dimensions.tsx';
import { Grid, Hand, matClass, sizeText, Tool } from './mat.tsx';

/** `Size: 12.6 in. (320 mm) long, 3.5 in. (88.9 mm) high, beside a gloved hand`. */
export const sizeImageText = ({ size }: SizedTool): string =>
  `Size: ${sizeText(size)}, beside a gloved hand`;

type SizeImageProps = {
  tool: SizedTool;
  /** Whether only the tool is drawn, because the image is small. */
  isThumbnail?: boolean;
  className?: string;
};

/** A tool and a gloved hand on the mat, in a square. What it shows has to be said beside it. */
export function SizeImage({ tool, isThumbnail = false, className = '' }: SizeImageProps) {
  const { side, base, x, hand: place } = squareLayout(tool.size);
  const [length, height] = tool.size;
  const box = { x, y: base - height, length, height, width: side, depth: side };
  return (
    <div
      aria-hidden="true"
      className={`relative aspect-square overflow-hidden ${matClass} ${className}`}
    >
      <svg viewBox={`0 0 ${side} ${side}`} role="presentation" className="block size-full">
        {!isThumbnail && (
          <>
            <Grid width={side} height={side} isWhole />
            <Hand x={place.x} bottom={place.bottom} />
          </>
        )}
        <Tool tool={tool} x={x} bottom={base} />
      </svg>
      {!isThumbnail && (
        <>
          <svg role="presentation" className="absolute inset-0 size-full">
            <Dimensions {...box} />
          </svg>
          <p className="absolute top-0 left-0 bg-surface p-2 text-small">
            {unbroken(workingDimensionOf(tool.product))}
          </p>
        </>
      )}
    </div>
  );
}

/** `Disc diameter 5 in.`, the dimension that matters for the work. */
function workingDimensionOf({ specifications = [] }: Product): string {
  const [found] = workingDimensions.flatMap((name) =>
    specifications.filter((each) => each.name === name),
  );
  return found ? `${found.name}: ${factTexts(found)[0]}` : '';
}
