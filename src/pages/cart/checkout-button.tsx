import { useId } from 'react';
import { useShownCart } from '../../cart/cart-store.ts';
import { sharedCartUrl } from '../../cart/shared-cart.ts';
import type { CheckoutUrl } from '../../checkout.ts';
import { noCheckoutText, PhoneLink } from '../../layout/phone-link.tsx';
import { linesOnlyByPhone, orderOf } from '../../orders/order.ts';
import { store } from '../../store.ts';
import { useAbsoluteUrl } from '../../ui/base-url.ts';
import { Button, buttonClass } from '../../ui/button.tsx';

/** A link if the store has a checkout that can take the order, otherwise a placeholder that says so. */
export function CheckoutButton() {
  const { cart } = useShownCart();
  const { checkoutUrl } = store;
  if (!checkoutUrl) return <CheckoutPlaceholder />;
  if (linesOnlyByPhone(cart).length === cart.length) {
    return (
      <PhoneLink className={buttonClass('buy')}>{`Call ${store.phone.shown} to order`}</PhoneLink>
    );
  }
  return <CheckoutLink checkoutUrl={checkoutUrl} />;
}

/** A button that does nothing. It is outlined, because the button that works is the filled one. */
function CheckoutPlaceholder() {
  const id = useId();
  return (
    <div className="grid gap-1">
      <Button variant="secondary" aria-describedby={id}>
        Proceed to Checkout
      </Button>
      <p id={id} className="text-center text-small text-muted">
        {noCheckoutText}
      </p>
    </div>
  );
}

/** Opens the checkout in a new tab, because leaving the store would empty the cart. */
function CheckoutLink({ checkoutUrl }: { checkoutUrl: CheckoutUrl }) {
  const { cart, jobName } = useShownCart();
  const url = useAbsoluteUrl(sharedCartUrl(cart, jobName));
  return (
    <a
      href={checkoutUrl(orderOf(cart, jobName, url))}
      target="_blank"
      rel="noopener"
      className={buttonClass('buy')}
    >
      Proceed to Checkout
    </a>
  );
}
