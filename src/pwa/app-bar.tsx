import type { ReactNode } from 'react';

/** A notice with buttons, above the bottom of the page. */
export function AppBar({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-edge bg-graphite-deep px-3 py-2 shadow-overlay">
      <p className="flex-[1_1_100%]">{message}</p>
      {children}
    </div>
  );
}
