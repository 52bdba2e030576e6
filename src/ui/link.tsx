import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { withBase } from './base-url';
import { useOpenUrl } from './open-url';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link within the store. React Router's `Link` would render again with each navigation. */
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

/** Whether a click opens the link in this tab. Other clicks open a tab or a window, or download. */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/** A link in or beside text, large enough to tap. */
export function InlineLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-target min-w-target items-center font-semibold text-link underline underline-offset-4"
    />
  );
}
