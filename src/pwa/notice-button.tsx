import type { ComponentProps } from 'react';
import { focusHeading } from '../ui/browser.ts';
import { Button } from '../ui/button.tsx';

type NoticeButtonProps = ComponentProps<typeof Button> & { onClick: () => void };

/** A button that disappears when it is clicked, so the focus moves to the heading of the page. */
export function NoticeButton({ onClick, ...button }: NoticeButtonProps) {
  function click() {
    focusHeading({ preventScroll: true });
    onClick();
  }
  return <Button {...button} onClick={click} />;
}
