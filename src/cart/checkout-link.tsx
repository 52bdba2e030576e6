import type { CheckoutUrl } from '../checkout';
import { useAbsoluteUrl } from '../ui/base-url';
import { buttonClass } from '../ui/button';
import type { Cart } from './cart';
import { useShownCart } from './cart-store';
import { orderOf } from './order';
import { sharedCartUrl } from './shared-cart';

type CheckoutLinkProps = { cart: Cart; checkoutUrl: CheckoutUrl };

/** Opens the order where it is taken, in a new tab: leaving the store would empty the cart. */
export function CheckoutLink({ cart, checkoutUrl }: CheckoutLinkProps) {
  const { jobName } = useShownCart();
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
