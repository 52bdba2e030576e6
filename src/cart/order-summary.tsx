import { formatMoney } from '../catalogue/money';
import { Button } from '../ui/button';
import type { Cart } from './cart';
import { missingForFreeShipping, orderTotal, shippingFor, subtotalOf } from './pricing';

export function OrderSummary({ cart }: { cart: Cart }) {
  const subtotal = subtotalOf(cart);
  const shipping = shippingFor(subtotal);
  const missing = missingForFreeShipping(subtotal);
  return (
    <section
      aria-labelledby="order-summary"
      className="flex flex-col gap-4 rounded-card bg-surface p-4"
    >
      <h2 id="order-summary" className="font-display text-2xl font-bold">
        Order Summary
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
        <dt>Subtotal</dt>
        <dd className="text-right">{formatMoney(subtotal)}</dd>
        <dt>Shipping</dt>
        <dd className="text-right">{shipping === 0n ? 'Free' : formatMoney(shipping)}</dd>
        <dt className="border-t border-line pt-2 font-bold">Total</dt>
        <dd className="border-t border-line pt-2 text-right font-bold">
          {formatMoney(orderTotal(subtotal))}
        </dd>
      </dl>
      {missing > 0n && (
        <p className="font-semibold text-saving">{`Add ${formatMoney(missing)} more for free shipping!`}</p>
      )}
      <Button variant="primary">Proceed to Checkout</Button>
    </section>
  );
}
