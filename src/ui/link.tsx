import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useOpenUrl } from './open-url';
import { withBase } from './with-base';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** React Router's own `Link` renders again with each navigation. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const openUrl = useOpenUrl();
  return (
    <a
      {...anchor}
      href={withBase(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        openUrl(to);
      }}
    />
  );
}

/** Other clicks open a tab or a window, or download. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
