import { useId } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

/** A placeholder. There is no form, so that Enter in the field does nothing either. */
export function Newsletter() {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={`${id}-title`}
      className="flex flex-wrap items-end justify-between gap-4 p-5 sm:p-8"
    >
      <div>
        <h2 id={`${id}-title`} className="text-section">
          Stay Updated
        </h2>
        <p className="text-muted">New tools and prices, by e-mail.</p>
      </div>
      <div className="flex grow flex-col gap-1 sm:max-w-lg">
        <label htmlFor={id}>E-mail address</label>
        <div className="flex flex-wrap gap-3">
          <input
            id={id}
            type="email"
            autoComplete="email"
            className="min-h-target-primary max-w-full grow rounded-control border border-edge bg-surface px-4 sm:max-w-sm"
          />
          <Button variant="primary">Subscribe</Button>
        </div>
      </div>
    </Card>
  );
}
