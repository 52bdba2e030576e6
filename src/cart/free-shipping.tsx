import { formatMoney, toCents } from '../catalogue/money';
import { store } from '../store';
import type { Cart } from './cart';
import { missingForFreeShipping, subtotalOf } from './pricing';

/** How far the cart is from free shipping, in words and as a bar. */
export function FreeShipping({ cart }: { cart: Cart }) {
  const missing = missingForFreeShipping(subtotalOf(cart));
  const threshold = toCents(store.freeShippingFrom);
  return (
    <div className="card screen-only flex flex-col gap-2 p-4">
      <p className="font-semibold text-saving">
        {missing > 0n
          ? `Add ${formatMoney(missing)} more for free shipping!`
          : 'This order ships free.'}
      </p>
      <progress
        className="shipping-progress"
        aria-label="Progress towards free shipping"
        max={Number(threshold)}
        value={Number(threshold - missing)}
      />
    </div>
  );
}
