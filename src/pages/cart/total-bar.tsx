import type { RefObject } from 'react';
import { useShownCart } from '../../cart/cart-store.ts';
import { subtotalOf, sumsOf, toFreeShipping } from '../../cart/pricing.ts';
import { PhoneLink } from '../../layout/phone-link.tsx';
import { linesOnlyByPhone } from '../../orders/order.ts';
import { store } from '../../store.ts';
import { counted } from '../../text/counted.ts';
import { textLinkClass } from '../../ui/inline-link.tsx';
import { useIsInView } from '../../ui/is-in-view.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { OrderByPhoneButton } from './order-by-phone.tsx';

type TotalBarProps = {
  /** The buttons of the order summary. */
  buttons: RefObject<HTMLElement | null>;
  onOrderByPhone: () => void;
};

/**
 * Below `lg`, a bar at the bottom of a tall screen until the buttons of the order summary have come into view. It is one row, and
 * its button the one that works. If the checkout cannot take the whole order, a second row says how to order the rest.
 */
export function TotalBar({ buttons, onOrderByPhone }: TotalBarProps) {
  const { cart } = useShownCart();
  // What the bar would cover does not count as in view. What the shopper has scrolled past does.
  const isInView = useIsInView(() => buttons.current, '99999px 0px -120px');
  if (isInView !== false) return null;
  const [, , total] = sumsOf(cart);
  const onlyByPhone = linesOnlyByPhone(cart).length;
  return (
    <section
      aria-label="Total"
      className="hidden grid-cols-[auto_1fr] items-center gap-x-2 max-lg:tall:fixed max-lg:tall:inset-x-0 max-lg:tall:bottom-bar max-lg:tall:grid print:hidden"
    >
      <p className="flex flex-col">
        <span className="font-display text-large font-semibold">{`${total.label} ${total.text}`}</span>
        <span className="text-small">{toFreeShipping(subtotalOf(cart)) ?? 'ships free'}</span>
      </p>
      {store.checkoutUrl ? (
        <CheckoutButton />
      ) : (
        <OrderByPhoneButton variant="buy" onClick={onOrderByPhone} />
      )}
      {onlyByPhone > 0 && onlyByPhone < cart.length && (
        <PhoneLink className={`col-span-full justify-center ${textLinkClass}`}>
          {`Call ${store.phone.shown} to order ${counted(onlyByPhone, 'product')}`}
        </PhoneLink>
      )}
    </section>
  );
}
