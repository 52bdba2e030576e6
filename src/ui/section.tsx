import { type ReactNode, useId } from 'react';

type SectionProps = { heading: string; className?: string; children: ReactNode };

/** A part of a page, named by its heading. `Page` sets its top margin, and a container with gaps of its own sets 0. */
export function Section({ heading, className = '', children }: SectionProps) {
  // A unique id, because a hidden page may have the same section.
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`mt-(--section-margin) flex flex-col gap-4 ${className}`}
    >
      <h2 id={id} className="text-section">
        {heading}
      </h2>
      {children}
    </section>
  );
}
