import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** React Router's own `Link` adds 2 kB of data loading that this app does not use. */
export function Link({ to, onClick, ...anchor }: LinkProps) {
  const navigate = useLinkClickHandler(to);
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        navigate(event);
      }}
    />
  );
}
