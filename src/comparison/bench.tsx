import type { ReactNode } from 'react';
import type { Product } from '../catalogue/product.ts';
import { specificationOf, specificationText, unbroken } from '../catalogue/specification-text.ts';
import {
  benchLayout,
  hand,
  ladder,
  ladderWidth,
  type Place,
  printedPart,
  type SizedTool,
} from './bench-layout.ts';
import { shortNames } from './comparison.ts';
import { Dimensions } from './dimensions.tsx';
import { Grid, Hand, matClass, Ruler, RulerNumbers, rounded, sizeText, Tool } from './mat.tsx';

const rulerHeight = 0.5;

type BenchProps = { tools: readonly SizedTool[] };

/** The tools on a cutting mat, all to one scale: beside each other, on a phone one below the other, and on paper. */
export function Bench({ tools }: BenchProps) {
  const { width, height } = benchLayout(tools);
  const part = printedPart(width, height);
  return (
    <figure>
      <Mat tools={tools} className="max-md:hidden print:hidden" />
      <Ladder tools={tools} />
      <Mat tools={tools} part={part} className="not-print:hidden" />
      <figcaption className="px-2 pt-2 text-small text-muted">
        <span className="print:hidden">{unbroken('Same scale. One square is 1 in. (25 mm).')}</span>
        <span className="not-print:hidden">
          {`Printed at ${part * 100} %. One square is 1 in. of the tool.`}
        </span>
      </figcaption>
    </figure>
  );
}

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

/** `6.2 lb (2.8 kg) with battery`, as the side view shows the tool. */
function weightText(product: Product) {
  const weight = specificationOf(product, 'Weight');
  return weight ? unbroken(specificationText(weight)) : '';
}

type Placed = Omit<Place, 'room'>;

/** The ruler of each tool begins below its left edge. */
const rulersOf = (places: readonly Placed[]) =>
  places.map(({ x, size: [length] }) => ({ x, length }));

type DrawingProps = {
  places: readonly Placed[];
  names: readonly string[];
  /** In inches, without the ruler. */
  width: number;
  height: number;
  handX?: number | undefined;
  /** How much of an inch an inch of the mat is, if there is room. On a screen it is 24 pixels, half as many as in the images. */
  part?: number | undefined;
  label: string;
};

const widthOf = (inches: number, part = 0.25) => `${inches * part}in`;

/** Tools on the lower edge of a mat, with their dimensions, and a ruler below. */
function Drawing({ places, names, width, height, handX, part, label }: DrawingProps) {
  const depth = height + rulerHeight;
  return (
    <div className="relative w-fit max-w-full">
      <svg
        viewBox={`0 0 ${width} ${depth}`}
        width={widthOf(width, part)}
        role="img"
        aria-label={label}
        className="block h-auto max-w-full overflow-visible"
      >
        <Grid width={width} height={height} />
        <Ruler width={width} y={height} height={rulerHeight} rulers={rulersOf(places)} />
        {places.map((place) => (
          <Tool key={place.product.id} tool={place} x={place.x} bottom={height} />
        ))}
        {handX !== undefined && <Hand x={handX} bottom={height} />}
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
  );
}

/** Above a drawing there is room for the figure of the highest tool. */
const drawnClass = 'overflow-hidden pt-[2.5em]';
const sheetClass = `overflow-hidden rounded-card shadow-card ${matClass}`;
const bandClass = 'bg-graphite-deep text-white';

type BandProps = Pick<DrawingProps, 'places' | 'width' | 'part'> & {
  height: string;
  children?: ReactNode;
};

/** Below a drawing and as wide: the numbers of the rulers, and what is below them. */
const Band = ({ places, width, part, height, children }: BandProps) => (
  <svg
    width={widthOf(width, part)}
    height={height}
    role="presentation"
    aria-hidden="true"
    className="block max-w-full overflow-visible **:forced-color-adjust-none"
  >
    <RulerNumbers width={width} rulers={rulersOf(places)} />
    {children}
  </svg>
);

type MatProps = BenchProps & { part?: number; className: string };

function Mat({ tools, part, className }: MatProps) {
  const { places, handX, width, height } = benchLayout(tools);
  const names = shortNames(tools.map(({ product }) => product.name));
  const across = (inches: number) => `${(inches / width) * 100}%`;
  return (
    <div className={`${sheetClass} ${drawnClass} ${className}`}>
      <Drawing
        places={places}
        names={names}
        width={width}
        height={height}
        handX={handX}
        part={part}
        label={altText(tools, names)}
      />
      <div className={`${bandClass} print:bg-transparent print:text-text`}>
        <Band places={places} width={width} part={part} height="5.5rem">
          {places.map(({ product, x, room }, index) => (
            <foreignObject
              key={product.id}
              x={across(x)}
              y="1.25rem"
              width={across(room - 0.5)}
              height="100%"
              className="overflow-visible"
            >
              <p className="font-display text-base leading-tight font-semibold">{names[index]}</p>
              <p className="text-small">{weightText(product)}</p>
            </foreignObject>
          ))}
          <foreignObject
            x={across(handX)}
            y="1.25rem"
            width={across(hand.length + 1)}
            height="100%"
          >
            <p className="text-small">{unbroken(`Hand ${hand.height} in.`)}</p>
          </foreignObject>
        </Band>
      </div>
    </div>
  );
}

/** For a phone, from the longest to the shortest. Each drawing has the same width, so all have one scale. */
function Ladder({ tools }: BenchProps) {
  const sorted = ladder(tools);
  const names = shortNames(sorted.map(({ product }) => product.name));
  const width = ladderWidth(tools);
  return (
    <ol className={`${sheetClass} md:hidden print:hidden`}>
      {sorted.map((tool, index) => {
        const place = { ...tool, x: 1 };
        return (
          <li key={tool.product.id} className={drawnClass}>
            <Drawing
              places={[place]}
              names={names.slice(index)}
              width={width}
              height={tool.size[1] + 0.8}
              label={`${names[index]}`}
            />
            <div className={bandClass}>
              <Band places={[place]} width={width} height="1.25rem" />
              <p className="flex flex-wrap wrap-anywhere justify-between gap-x-2 px-2 pb-1 text-small">
                <span className="font-semibold">{names[index]}</span>
                <span>{weightText(tool.product)}</span>
              </p>
            </div>
          </li>
        );
      })}
      <li className="overflow-hidden pt-2">
        <Drawing
          places={[]}
          names={[]}
          width={width}
          height={hand.height + 0.8}
          handX={1}
          label="A gloved hand"
        />
        <p className={`${bandClass} px-2 pb-1 text-small`}>
          {unbroken(`A gloved hand, ${hand.height} in.`)}
        </p>
      </li>
    </ol>
  );
}
