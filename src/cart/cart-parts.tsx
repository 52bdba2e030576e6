import { BeforeYouOrder } from './before-you-order';
import type { Cart } from './cart';
import { usePageCart } from './cart-provider';
import { CartTools } from './cart-tools';
import { CheckoutLink } from './checkout-link';
import { ItemNumberForm } from './item-number-form';
import { OrderList } from './order-list';
import { UndoClear } from './undo-clear';

type CartDetailsProps = { cart: Cart; onClear: () => void };

/** What the cart page shows below the lines. */
function CartDetails({ cart, onClear }: CartDetailsProps) {
  const { jobName } = usePageCart();
  return (
    <>
      <BeforeYouOrder cart={cart} />
      {cart.length > 0 && <OrderList cart={cart} jobName={jobName} />}
      {cart.length > 0 && <CartTools cart={cart} onClear={onClear} />}
    </>
  );
}

/** Loaded as one: on-demand.ts. */
export const cartParts = { CartDetails, CheckoutLink, ItemNumberForm, UndoClear };
