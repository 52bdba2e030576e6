import type { AnchorHTMLAttributes } from 'react';
import { Link } from './link';

type InlineLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link in or beside text, large enough to tap. */
export function InlineLink(props: InlineLinkProps) {
  return (
    <Link
      {...props}
      className="inline-flex min-h-target min-w-target items-center font-semibold text-link underline underline-offset-4"
    />
  );
}
