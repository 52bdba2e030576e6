import type { Product } from '../catalogue/product.ts';
import { shortSpecificationText, unbroken } from '../catalogue/specification-text.ts';
import {
  benchLayout,
  hand,
  ladder,
  ladderWidth,
  printedPart,
  type SizedTool,
} from './bench-layout.ts';
import { shortNames } from './comparison.ts';
import { Dimensions } from './dimensions.tsx';
import {
  beyond,
  Grid,
  Hand,
  matClass,
  pixelsPerInch,
  Ruler,
  rounded,
  sizeText,
  Tool,
} from './mat.tsx';

const ruler = 0.5;

type BenchProps = { tools: readonly SizedTool[] };

/** The tools on a cutting mat, all to one scale: beside each other, on a phone one below the other, and on paper. */
export function Bench({ tools }: BenchProps) {
  const { width, height } = benchLayout(tools);
  const part = printedPart(width, height);
  return (
    <figure>
      <Mat tools={tools} width={width * pixelsPerInch} className="max-md:hidden print:hidden" />
      <Ladder tools={tools} />
      <Mat tools={tools} width={`${width * part}in`} className="not-print:hidden" />
      <figcaption className="pt-2 text-small text-muted">
        <span className="print:hidden">{unbroken('Same scale. One square is 1 in. (25 mm).')}</span>
        <span className="not-print:hidden">
          {`Printed at ${part * 100} %. One square is 1 in. of the tool.`}
        </span>
      </figcaption>
    </figure>
  );
}

/** `6.2 lb`. */
const weightOf = ({ specifications = [] }: Product): string =>
  specifications
    .filter(({ name }) => name === 'Weight')
    .map((weight) => shortSpecificationText({ ...weight, cardWords: '{}' } as typeof weight))
    .join('');

/** `20V Impact Wrench 9.4 in. high, Air Impact Wrench 7.4 in. long, same scale`. */
const altText = (tools: readonly SizedTool[], names: readonly string[]) =>
  [
    ...tools.map(({ size: [length, high] }, index) =>
      [names[index], rounded(Math.max(length, high)), 'in.', high > length ? 'high' : 'long'].join(
        ' ',
      ),
    ),
    'same scale',
  ].join(', ');

type MatProps = BenchProps & { width: number | string; className: string };

function Mat({ tools, width: shownWidth, className }: MatProps) {
  const { places, handX, width, height } = benchLayout(tools);
  const depth = height + ruler;
  const names = shortNames(tools.map(({ product }) => product.name));
  const across = (inches: number) => `${(inches / width) * 100}%`;
  return (
    // In small drawings the figure of the highest tool needs the padding.
    <div className={`overflow-hidden rounded-card pt-[2em] shadow-card ${matClass} ${className}`}>
      <div className="relative w-fit max-w-full">
        <svg
          viewBox={`0 0 ${width} ${depth}`}
          width={shownWidth}
          role="img"
          aria-label={altText(tools, names)}
          className="block h-auto max-w-full overflow-visible"
        >
          <Grid width={width} height={height} above={beyond} />
          <Ruler width={width} y={height} height={ruler} />
          {places.map((place) => (
            <Tool key={place.product.id} tool={place} x={place.x} bottom={height} />
          ))}
          <Hand x={handX} bottom={height} />
        </svg>
        <svg
          role="group"
          aria-label="Dimensions"
          className="absolute inset-0 size-full overflow-visible"
        >
          {places.map(({ product, size, x }, index) => (
            <Dimensions
              key={product.id}
              x={x}
              y={height - size[1]}
              length={size[0]}
              height={size[1]}
              width={width}
              depth={depth}
              label={`${names[index]}: ${sizeText(size)}`}
            />
          ))}
        </svg>
      </div>
      <div className="bg-graphite-deep text-white print:bg-transparent print:text-text">
        <svg
          width={shownWidth}
          height="3.75rem"
          role="presentation"
          aria-hidden="true"
          className="block max-w-full overflow-visible **:forced-color-adjust-none"
        >
          {places.map(({ product, x, room }, index) => (
            <foreignObject
              key={product.id}
              x={across(x)}
              width={across(room - 0.5)}
              height="100%"
              className="overflow-visible"
            >
              <p className="font-display text-base leading-tight font-semibold">{names[index]}</p>
              <p className="text-small">{unbroken(weightOf(product))}</p>
            </foreignObject>
          ))}
          <foreignObject x={across(handX)} width={across(hand.length + 1)} height="100%">
            <p className="text-small">{unbroken(`Hand ${hand.height} in.`)}</p>
          </foreignObject>
        </svg>
      </div>
    </div>
  );
}

/** For a phone. Each drawing has the same width, so all have one scale. */
function Ladder({ tools }: BenchProps) {
  const sorted = ladder(tools);
  const names = shortNames(sorted.map(({ product }) => product.name));
  const width = ladderWidth(tools);
  return (
    <ol className={`overflow-hidden rounded-card shadow-card ${matClass} md:hidden print:hidden`}>
      {sorted.map((tool, index) => (
        <li key={tool.product.id}>
          <Step
            width={width}
            tool={tool}
            label={`${names[index]}: ${sizeText(tool.size)}`}
            height={tool.size[1]}
          />
          <p className="flex flex-wrap wrap-anywhere justify-between gap-x-2 bg-graphite-deep px-2 py-1 text-small text-white">
            <span className="font-semibold">{names[index]}</span>
            <span>
              {unbroken(`${rounded(Math.max(...tool.size))} in. · ${weightOf(tool.product)}`)}
            </span>
          </p>
        </li>
      ))}
      <li>
        <Step width={width} label="A gloved hand" height={hand.height} />
        <p className="bg-graphite-deep px-2 py-1 text-small text-white">
          {unbroken(`A gloved hand, ${hand.height} in.`)}
        </p>
      </li>
    </ol>
  );
}

type StepProps = { width: number; height: number; label: string; tool?: SizedTool };

function Step({ width, height, label, tool }: StepProps) {
  const depth = Math.ceil(height) + 1;
  return (
    <svg
      viewBox={`0 0 ${width} ${depth + ruler}`}
      width={width * pixelsPerInch}
      role="img"
      aria-label={label}
      className="block h-auto max-w-full overflow-visible"
    >
      <Grid width={width} height={depth} />
      <Ruler width={width} y={depth} height={ruler} />
      {tool ? <Tool tool={tool} x={1} bottom={depth} /> : <Hand x={1} bottom={depth} />}
    </svg>
  );
}
