import type { ReactNode } from 'react';
import { store } from '../store';

type PhoneLinkProps = {
  className?: string;
  /** What stands before the number. */
  children?: ReactNode;
};

/** Bold and underlined in text, unless `className` styles it otherwise. */
export function PhoneLink({
  className = 'font-semibold text-link underline underline-offset-4',
  children,
}: PhoneLinkProps) {
  return (
    <a
      href={`tel:${store.phone.dialled}`}
      className={`inline-flex min-h-target min-w-target items-center ${className}`}
    >
      {children}
      {store.phone.shown}
    </a>
  );
}
