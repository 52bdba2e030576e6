import type { ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { Link } from './link';

type ButtonProps = {
  variant: ButtonVariant;
  size?: ButtonSize;
  onClick?: () => void;
  /** Whether it submits its form. */
  isSubmit?: boolean;
  /** Whether what it shows and hides is shown. */
  isExpanded?: boolean | undefined;
  /** A full name, if the visible text or icon is too short on its own. */
  label?: string | undefined;
  children: ReactNode;
};

/** Without `onClick` it does nothing, as placeholders should. */
export function Button({
  variant,
  size,
  onClick,
  isSubmit = false,
  isExpanded,
  label,
  children,
}: ButtonProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={buttonClass(variant, size)}
      onClick={onClick}
      aria-expanded={isExpanded}
      aria-label={label}
    >
      {children}
    </button>
  );
}

type LinkButtonProps = { variant: ButtonVariant; to: string; children: ReactNode };

/** A link that looks like a button. */
export function LinkButton({ variant, to, children }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonClass(variant)}>
      {children}
    </Link>
  );
}
