import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A real link that the router follows. React Router's own brings 2 kB for servers that we don't have. */
export function Link({ to, ...anchor }: LinkProps) {
  return <a {...anchor} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}
