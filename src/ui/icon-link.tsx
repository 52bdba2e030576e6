import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from './icon.tsx';

type IconLinkProps = {
  to: string;
  icon: IconName;
  /** Shown beside the icon on wide screens. */
  name: string;
  /** The accessible name: it begins with `name`, and also says what the badge shows. */
  label?: string | undefined;
  className: string;
  /** A badge on its corner. Hidden from screen readers, because the label says the same. */
  children?: ReactNode;
};

export function IconLink({ to, icon, name, label, className, children }: IconLinkProps) {
  return (
    <Link
      to={to}
      className={`relative inline-flex min-h-target-primary min-w-target items-center justify-center whitespace-nowrap hover:underline ${className}`}
    >
      <Icon name={icon} className="size-6" />
      <span
        aria-hidden={label ? true : undefined}
        className="ml-3 max-md:sr-only landscape-phone:sr-only"
      >
        {name}
      </span>
      {label && <span className="sr-only">{label}</span>}
      {children}
    </Link>
  );
}
