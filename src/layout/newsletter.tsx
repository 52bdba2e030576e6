import { useId } from 'react';
import { Button } from '../ui/button';

/** A placeholder that does nothing; without a form, neither does Enter in the box. */
export function Newsletter() {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="card flex flex-wrap items-end justify-between gap-4 p-5 sm:p-8"
    >
      <div>
        <h2 id={`${id}-title`} className="section-title">
          Stay Updated
        </h2>
        <p className="text-muted">New tools and prices, by e-mail.</p>
      </div>
      <div className="flex grow flex-col gap-1 sm:max-w-lg">
        <label htmlFor={id}>E-mail address</label>
        <div className="flex flex-wrap gap-3">
          <input id={id} type="email" autoComplete="email" className="field" />
          <Button variant="primary">Subscribe</Button>
        </div>
      </div>
    </section>
  );
}
