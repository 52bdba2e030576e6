import type { ReactNode } from 'react';

type CardGridProps = {
  /** Four columns from a tablet on, for a single row of four cards. */
  isRowOfFour?: boolean;
  /** A list item for each card, in as many rows of the grid as the card has parts. */
  children: ReactNode;
};

/** Its limits grow with the size of the text. */
export function CardGrid({ isRowOfFour = false, children }: CardGridProps) {
  const columnsClass = isRowOfFour
    ? 'md:grid-cols-4'
    : 'md:grid-cols-3 xl:grid-cols-4 min-[100rem]:grid-cols-5';
  return (
    <ul className={`grid gap-2 min-[19rem]:grid-cols-2 lg:gap-4 print:grid-cols-4 ${columnsClass}`}>
      {children}
    </ul>
  );
}
