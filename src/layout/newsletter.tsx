import { useId } from 'react';
import { Button } from '../ui/button';

/** A placeholder that does nothing; without a form, neither does Enter in the box. */
export function Newsletter() {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-3 rounded-card bg-surface p-6"
    >
      <h2 id={`${id}-title`} className="section-title mb-0">
        Stay Updated
      </h2>
      <label htmlFor={id}>E-mail address</label>
      <div className="flex flex-wrap gap-3">
        <input id={id} type="email" autoComplete="email" className="field" />
        <Button variant="primary">Subscribe</Button>
      </div>
    </section>
  );
}
