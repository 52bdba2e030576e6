import { formatMoney } from '../catalogue/money';
import { Button } from '../ui/button';
import type { Cart } from './cart';
import { orderTotal, shippingFor, subtotalOf } from './pricing';

export function OrderSummary({ cart }: { cart: Cart }) {
  const subtotal = subtotalOf(cart);
  const shipping = shippingFor(subtotal);
  return (
    <section aria-labelledby="order-summary" className="card screen-only order-summary">
      <h2 id="order-summary" className="section-title">
        Order Summary
      </h2>
      <dl className="order-sums">
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>{shipping === 0n ? 'Free' : formatMoney(shipping)}</dd>
        </div>
        <div className="order-total">
          <dt>Total</dt>
          <dd>{formatMoney(orderTotal(subtotal))}</dd>
        </div>
      </dl>
      <Button variant="primary">Proceed to Checkout</Button>
    </section>
  );
}
