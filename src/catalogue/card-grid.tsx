import type { ReactNode } from 'react';

type CardGridProps = {
  /** Four columns already on a tablet, for a single row of four cards. */
  isRowOfFour?: boolean;
  /** A list item for each card. */
  children: ReactNode;
};

export function CardGrid({ isRowOfFour = false, children }: CardGridProps) {
  const columnsClass = isRowOfFour ? 'md:grid-cols-4' : 'md:grid-cols-3 xl:grid-cols-4';
  return <ul className={`grid grid-cols-2 gap-3 lg:gap-4 ${columnsClass}`}>{children}</ul>;
}
