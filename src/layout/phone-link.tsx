import type { ReactNode } from 'react';
import { store } from '../store.ts';
import { tappableClass, textLinkClass } from '../ui/inline-link.tsx';

type PhoneLinkProps = {
  className?: string;
  /** Its text, if it says more than the number. */
  children?: ReactNode;
};

/** Bold and underlined in text, unless `className` styles it otherwise. */
export function PhoneLink({
  className = textLinkClass,
  children = store.phone.shown,
}: PhoneLinkProps) {
  return (
    <a href={`tel:${store.phone.dialled}`} className={`${tappableClass} ${className}`}>
      {children}
    </a>
  );
}

export const noCheckoutText = "Online checkout isn't open yet";
