import { withBase } from '../paths.ts';
import { sideViewUrl } from './images.ts';
import { edgeTexts, type Size, type SizedTool } from './size.ts';
import { unbroken } from './specification-text.ts';

/** Dark in both schemes, and white on paper. */
export const boardClass = 'pegboard text-text scheme-dark';

/** Said beside a pegboard. */
export const scaleText = unbroken('To one scale: one hole is 1 in. (25 mm).');

type SideViewProps = {
  tool: SizedTool;
  /** Whether it is in view at once. */
  isFirst?: boolean;
  className?: string;
};

/** Of the files. */
const pixelsPerInch = 40;

const inFirstRowClass = '[grid-area:1/1]';

/**
 * The side view of a tool, in the first row of a grid on a pegboard, whose font size is an inch. An SVG takes that unit in its attributes,
 * an image does not: an empty SVG makes the row as high as the tool, and the image fills it. Browsers that do not read AVIF show none.
 */
export const SideView = ({
  tool: { id, sideView },
  isFirst = false,
  className = '',
}: SideViewProps) => (
  <>
    <svg
      width={`${sideView[0]}em`}
      height={`${sideView[1]}em`}
      aria-hidden="true"
      className={`${inFirstRowClass} ${className}`}
    />
    <img
      src={withBase(sideViewUrl(id))}
      alt=""
      width={Math.round(sideView[0] * pixelsPerInch)}
      height={Math.round(sideView[1] * pixelsPerInch)}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`h-0 min-h-full w-0 min-w-full object-contain object-left ${inFirstRowClass} ${className}`}
    />
  </>
);

/** A gloved hand, which shows how large an inch is. */
const handSize: Size = [4.3, 7.6];

/** The outline of the hand on a pegboard. */
export const Hand = () => (
  <svg
    viewBox={`0 0 ${handSize.join(' ')}`}
    width={`${handSize[0]}em`}
    height={`${handSize[1]}em`}
    role="presentation"
    className="shrink-0 overflow-visible"
  >
    <path
      d="M1.15 7.6V6.7C1.1 6.1.8 5.7.55 5.2L.06 4.1C-.2 3.4.5 3 .85 3.55L1.35 4.35 1.08 1.35C1.02.5 1.8.4 1.9 1.2L2.06 2.95 2.08.5C2.1-.17 2.85-.17 2.86.5L2.86 2.95 3.02 1.05C3.1.3 3.82.4 3.78 1.15L3.66 3.2 3.78 2.3C3.88 1.65 4.5 1.75 4.44 2.4L4.2 4.7C4.1 5.5 3.75 5.9 3.75 6.7V7.6ZM1.15 6.8H3.75"
      vectorEffect="non-scaling-stroke"
      strokeDasharray="4 3"
      strokeLinejoin="round"
      fill="none"
      stroke="currentColor"
    />
  </svg>
);

/** `Size: 12.6 in. (320 mm) long, 3.5 in. (88.9 mm) high, beside a gloved hand`. */
export const sizeText = ({ sideView }: SizedTool): string =>
  `Size: ${edgeTexts(sideView).join(', ')}, beside a gloved hand`;

/** On a board of 34 inches, or of twice that for large tools: all others are shown to one scale. */
const inchClasses = ['text-[length:calc(100cqi/34)]', 'text-[length:calc(100cqi/68)]'];

/** The tool beside a gloved hand on a pegboard. What it shows has to be said beside it. */
export function SizeImage({ tool }: { tool: SizedTool }) {
  const isLarge = tool.sideView[0] > 26;
  return (
    <div aria-hidden="true" className="@container overflow-hidden rounded-control">
      <div
        className={`flex items-end justify-center gap-[1.5em] p-[1em] ${boardClass} ${inchClasses[Number(isLarge)]}`}
      >
        <span className="grid">
          <SideView tool={tool} />
        </span>
        <Hand />
      </div>
    </div>
  );
}
