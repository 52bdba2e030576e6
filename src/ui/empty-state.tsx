import type { ReactNode } from 'react';
import { Card } from './card';

type EmptyStateProps = {
  image: ReactNode;
  message: string;
  /** Links to go on with. */
  children: ReactNode;
};

/** Says why there is nothing to show. */
export function EmptyState({ image, message, children }: EmptyStateProps) {
  return (
    <Card className="flex flex-col items-center gap-4 p-4 text-center sm:flex-row sm:flex-wrap sm:gap-8 sm:p-8 sm:text-left">
      {image}
      <div className="flex flex-col items-center gap-4 sm:flex-1 sm:basis-48 sm:items-start">
        <p className="text-large wrap-anywhere">{message}</p>
        <div className="flex flex-wrap justify-center gap-4 sm:justify-start">{children}</div>
      </div>
    </Card>
  );
}
