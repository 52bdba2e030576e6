import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { focusHeading } from '../ui/focus-heading.ts';

type NoticeProps = {
  text: string;
  /** A second sentence, if there is one. */
  detail?: string | false;
  /** Its buttons. */
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

type NoticeButtonProps = {
  variant: 'primary' | 'secondary' | 'quiet';
  onClick: () => void;
  children: string;
};

/** A button that disappears when it is clicked, so the focus moves to the heading of the page. */
export function NoticeButton({ variant, onClick, children }: NoticeButtonProps) {
  function click() {
    focusHeading({ preventScroll: true });
    onClick();
  }
  return (
    <Button variant={variant} onClick={click}>
      {children}
    </Button>
  );
}
