import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import { Link } from './link';

type IconLinkProps = {
  to: string;
  icon: IconName;
  /** Shown beside the icon on wide screens. */
  name: string;
  /** A full name that begins with the shown one. */
  label?: string | undefined;
  className: string;
  /** A badge on its corner. */
  children?: ReactNode;
};

export function IconLink({ to, icon, name, label, className, children }: IconLinkProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      // Inline, so that its baseline is that of the name.
      className={`relative inline-block min-h-target-primary min-w-target-primary py-3 text-center whitespace-nowrap hover:underline ${className}`}
    >
      <Icon name={icon} className="inline size-6 stroke-[1.75] align-middle" />
      <span className="max-md:sr-only landscape-phone:sr-only ml-2">{name}</span>
      {children}
    </Link>
  );
}
