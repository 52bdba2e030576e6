import type { ReactNode } from 'react';

/** Says in one element why there is nothing here; the children are the ways on. */
export function EmptyState({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card bg-surface p-10 text-center">
      <p className="text-lg break-anywhere">{message}</p>
      {children}
    </div>
  );
}
