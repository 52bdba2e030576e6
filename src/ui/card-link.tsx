import type { ReactNode } from 'react';
import { Link } from './link';

/** A link whose area, and whose focus ring, is the nearest positioned ancestor: a whole card. It gets an edge, and a shade while pressed. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="after:absolute after:inset-0 after:rounded-card hover:underline hover:after:border-2 hover:after:border-edge active:after:bg-current active:after:opacity-10 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-link forced-colors:focus-visible:after:outline-[Highlight]"
    >
      {children}
    </Link>
  );
}
