import type { ReactNode } from 'react';

type NoticeProps = {
  text: string;
  /** A second sentence, if there is one. */
  detail?: string | false;
  children?: ReactNode;
};

/** A notice with buttons. It is part of the page, and covers nothing. */
export function Notice({ text, detail, children }: NoticeProps) {
  return (
    <section
      aria-label="Notice"
      className="border-b border-edge bg-graphite text-text scheme-dark print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <div className="flex-[1_1_20rem]">
          <p>{text}</p>
          {detail && <p className="text-small">{detail}</p>}
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </section>
  );
}
