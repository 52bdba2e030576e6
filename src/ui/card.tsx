import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from '../navigation/router.ts';

type CardProps = HTMLAttributes<HTMLElement> & { as?: 'div' | 'li' | 'article' | 'section' };

export function Card({ as: Element = 'div', className = '', ...attributes }: CardProps) {
  return (
    <Element
      {...attributes}
      className={`rounded-card bg-surface shadow-card forced-colors:border ${className}`}
    />
  );
}

const areaClass = 'after:absolute after:inset-0 after:rounded-card after:border-edge';

const statesClass =
  'hover:after:border-2 focus-visible:after:focus-ring active:after:bg-current active:after:opacity-10';

/**
 * A link whose clickable area and focus ring cover the nearest positioned ancestor: a whole card. The card gets an edge on hover
 * and a shade while active. The text of the link alone is at least 24 px high: https://www.w3.org/TR/WCAG22/#target-size-minimum
 */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={`inline-block min-h-6 hover:underline focus-visible:outline-none ${areaClass} ${statesClass}`}
    >
      {children}
    </Link>
  );
}
