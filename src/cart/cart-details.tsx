// A chunk of its own, which the browser loads when it is idle: nothing of it is in the first view of any page.
import { BeforeYouOrder } from './before-you-order';
import type { Cart } from './cart';
import { CartTools } from './cart-tools';
import { OrderList } from './order-list';

export type CartDetailsProps = { cart: Cart; onClear: () => void };

/** What the cart page shows below the lines. */
export function CartDetails({ cart, onClear }: CartDetailsProps) {
  return (
    <>
      <BeforeYouOrder cart={cart} />
      {cart.length > 0 && <OrderList cart={cart} />}
      {cart.length > 0 && <CartTools cart={cart} onClear={onClear} />}
    </>
  );
}
