import type { ReactNode } from 'react';

type AppBarProps = {
  message: string;
  /** A second sentence, if there is one. */
  note?: string | false;
  children?: ReactNode;
};

/** A notice with buttons, above the bottom of the page. */
export function AppBar({ message, note, children }: AppBarProps) {
  return (
    <div className="pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-edge bg-graphite-deep px-3 py-2 shadow-overlay">
      <div className="flex-[1_1_100%]">
        <p>{message}</p>
        {note && <p className="text-small">{note}</p>}
      </div>
      {children}
    </div>
  );
}
