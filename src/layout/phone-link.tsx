import type { ReactNode } from 'react';
import { store } from '../store.ts';
import { tappableClass, textLinkClass } from '../ui/inline-link.tsx';

type PhoneLinkProps = {
  className?: string;
  /** Text before the number. */
  children?: ReactNode;
};

/** Bold and underlined in text, unless `className` styles it otherwise. */
export function PhoneLink({ className = textLinkClass, children }: PhoneLinkProps) {
  return (
    <a href={`tel:${store.phone.dialled}`} className={`${tappableClass} ${className}`}>
      {children}
      {store.phone.shown}
    </a>
  );
}

/** How to order while the store has no checkout. */
export const OrderByPhone = () => (
  <>
    Online checkout isn&apos;t open yet. Order by phone: <PhoneLink />
  </>
);
