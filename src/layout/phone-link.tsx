import type { ReactNode } from 'react';
import { store } from '../store.ts';
import { tappableClass, textLinkClass } from '../ui/inline-link.tsx';

type PhoneLinkProps = {
  className?: string;
  /** Its text, if it says more than the number. */
  children?: ReactNode;
};

/** Large enough to tap, bold and underlined, unless `className` styles it otherwise. */
export function PhoneLink({
  className = `${tappableClass} ${textLinkClass}`,
  children = store.phone.shown,
}: PhoneLinkProps) {
  return (
    <a href={`tel:${store.phone.dialled}`} className={className}>
      {children}
    </a>
  );
}

export const noCheckoutText = "Online checkout isn't open yet";
