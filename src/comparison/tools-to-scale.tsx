import type { ReactNode } from 'react';
import { shortNames } from '../catalogue/short-names.ts';
import {
  edgeTexts,
  HandOutline,
  handSize,
  inchesText,
  matClass,
  SideView,
  type Size,
  type SizedTool,
} from '../catalogue/side-view.tsx';
import { specificationOf, specificationText, unbroken } from '../catalogue/specification-text.ts';

/** In inches: a cell counts as at least so wide, because its texts need 11rem, which is 11 times 16 pixels. */
const textWidth = 11;

/**
 * All tools stand in one row if an inch then has at least 16 pixels. Otherwise it has 16, or fewer if the widest tool needs that, and the
 * cells wrap. It never has more than 24, half as many as in the files of the side views.
 */
const inchClass = '[--inch:min(24px,100cqi/var(--widest),max(16px,100cqi/var(--total)))]';
const cellWidthClass =
  'max-w-full min-w-[min(11rem,100%)] grow basis-[calc((var(--length)+2)*var(--inch))]';
const cellClass = `flex flex-col justify-end border-r border-b border-edge break-inside-avoid ${cellWidthClass}`;

/** A square for each inch, from the left edge of the tool and from the line on which it stands, also on paper. */
const matSquaresClass = [
  'flex h-[calc(var(--squares)*var(--inch))] items-end border-t border-line px-(--inch)',
  'bg-[linear-gradient(to_right,theme(colors.line)_1px,transparent_0),linear-gradient(to_top,theme(colors.line)_1px,transparent_0)]',
  'bg-[length:var(--inch)_var(--inch)] bg-left-bottom [print-color-adjust:exact]',
].join(' ');

/** The tools on a cutting mat and after them a gloved hand, all to one scale, with the lengths of their edges. */
export function ToolsToScale({ tools }: { tools: readonly SizedTool[] }) {
  const names = shortNames(tools.map(({ name }) => name));
  // With a free square at each side.
  const widths = [...tools.map(({ sideView }) => sideView), handSize].map(([length]) => length + 2);
  return (
    <figure>
      <div className={`@container overflow-hidden ${matClass}`}>
        <ul
          ref={withProperties({
            '--widest': Math.max(...widths),
            '--total': widths.reduce((sum, width) => sum + Math.max(width, textWidth), 0),
          })}
          className={`-mr-px flex flex-wrap ${inchClass}`}
        >
          {tools.map((tool, index) => {
            const weight = specificationOf(tool, 'Weight');
            return (
              <Cell
                key={tool.id}
                size={tool.sideView}
                name={names[index] ?? tool.name}
                texts={[
                  ...edgeTexts(tool.sideView),
                  ...(weight ? [specificationText(weight)] : []),
                ]}
              >
                <SideView tool={tool} />
              </Cell>
            );
          })}
          <Cell size={handSize} name="Gloved hand" texts={[`${inchesText(handSize[1])} high`]}>
            <HandOutline />
          </Cell>
        </ul>
      </div>
      <figcaption className="px-2 pt-2 text-small text-muted">
        {unbroken('Same scale. One square is 1 in. (25 mm) of the tool.')}
      </figcaption>
    </figure>
  );
}

type CellProps = {
  size: Size;
  name: string;
  texts: readonly string[];
  /** A drawing whose unit is an inch. */
  children: ReactNode;
};

const Cell = ({ size: [length, height], name, texts, children }: CellProps) => (
  <li
    ref={withProperties({
      '--length': length,
      '--height': height,
      '--squares': Math.ceil(height) + 1,
    })}
    className={cellClass}
  >
    <div className="p-2 text-small">
      <p className="font-display text-base font-semibold">{name}</p>
      {texts.map((text) => (
        <p key={text}>{unbroken(text)}</p>
      ))}
    </div>
    <div className={matSquaresClass}>
      <svg
        viewBox={`0 0 ${length} ${height}`}
        role="presentation"
        className="h-[calc(var(--height)*var(--inch))] w-[calc(var(--length)*var(--inch))] overflow-visible"
      >
        {children}
      </svg>
    </div>
  </li>
);

/** A ref that sets custom properties. The Content Security Policy forbids `style` attributes. */
const withProperties =
  (properties: Readonly<Record<string, number>>) =>
  (element: HTMLElement | null): void => {
    for (const [name, value] of Object.entries(properties))
      element?.style.setProperty(name, `${value}`);
  };
