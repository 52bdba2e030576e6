import type { ReactNode } from 'react';

/** The only `h1` of a page. It can take the focus, because navigation moves it there. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} className="text-title">
      {children}
    </h1>
  );
}
