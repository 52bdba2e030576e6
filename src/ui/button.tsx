import type { ReactNode } from 'react';
import { type ButtonVariant, buttonLook } from './button-look';

type ButtonProps = {
  variant: ButtonVariant;
  onClick?: () => void;
  /** A full name where the visible text or icon is too short on its own. */
  label?: string;
  children: ReactNode;
};

/** Never submits a form. Without `onClick` it does nothing, as the shop's placeholders should. */
export function Button({ variant, onClick, label, children }: ButtonProps) {
  return (
    <button type="button" className={buttonLook(variant)} onClick={onClick} aria-label={label}>
      {children}
    </button>
  );
}
