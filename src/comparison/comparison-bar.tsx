import { type ReactNode, type RefObject, useDeferredValue } from 'react';
import { useIsInView } from '../ui/is-in-view.ts';
import { maxCompared } from './comparison-urls.ts';

type ComparisonBarProps = {
  count: number;
  /** The heading of the comparison, if it is on the same page. */
  heading?: RefObject<HTMLElement | null>;
  /** The button or link that shows the comparison. */
  children: ReactNode;
};

/**
 * Sticks to the bottom of a screen that is tall enough. Hidden while the comparison is in view, but keeps its space. On a product
 * page a phone has a buy bar at the bottom, so there it is in the page.
 */
export function ComparisonBar({ count, heading, children }: ComparisonBarProps) {
  const isTableInView = useIsInView(
    () => heading?.current?.closest('section'),
    '-120px 0px',
    // The table follows one frame after the bar: see `ComparisonTable`.
    useDeferredValue(count, 0),
  );
  const position = heading
    ? 'tall:sticky tall:bottom-bar tall:-mx-gutter'
    : 'md:tall:fixed md:tall:inset-x-0 md:tall:bottom-bar';
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 print:hidden ${position} ${isTableInView ? 'invisible' : ''}`}
    >
      <p>{`Comparing ${count} of ${maxCompared}`}</p>
      {children}
    </div>
  );
}
