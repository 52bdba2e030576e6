import type { ReactNode } from 'react';
import { type ButtonVariant, buttonLook } from './button-look';

type ButtonProps = {
  variant: ButtonVariant;
  onClick?: () => void;
  /** Whether it submits the form it stands in. */
  isSubmit?: boolean;
  /** A full name where the visible text or icon is too short on its own. */
  label?: string;
  children: ReactNode;
};

/** Without `onClick` it does nothing, as the shop's placeholders should. */
export function Button({ variant, onClick, isSubmit = false, label, children }: ButtonProps) {
  return (
    <button
      type={isSubmit ? 'submit' : 'button'}
      className={buttonLook(variant)}
      onClick={onClick}
      aria-label={label}
    >
      {children}
    </button>
  );
}
