import type { ReactNode } from 'react';

/** A notice above the header, where a live region announces it (src/layout/layout.tsx). It must not appear while the page is read. */
export const NoticeBar = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Notice"
    className="border-b border-edge bg-graphite text-base text-text scheme-dark print:hidden"
  >
    <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2">{children}</div>
  </section>
);
