import type { ReactNode } from 'react';

type SectionProps = { heading: string; className?: string; children: ReactNode };

/**
 * A part of a page. It has no accessible name, because a screen reader would say its heading twice. `Page` sets its top margin, and a
 * container with gaps of its own sets 0.
 */
export const Section = ({ heading, className = '', children }: SectionProps) => (
  <section className={`mt-(--section-margin) flex flex-col gap-4 ${className}`}>
    <h2 className="text-section">{heading}</h2>
    {children}
  </section>
);
