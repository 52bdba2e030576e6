import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button-class';
import { Link } from './link';

type LinkButtonProps = { variant: ButtonVariant; to: string; children: ReactNode };

export function LinkButton({ variant, to, children }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonClass(variant)}>
      {children}
    </Link>
  );
}
