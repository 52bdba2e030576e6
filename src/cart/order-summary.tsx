import { type ReactNode, useId } from 'react';
import { formatMoney } from '../catalogue/money';
import type { CheckoutUrl } from '../checkout';
import { store } from '../store';
import { useAbsoluteUrl } from '../ui/base-url';
import { Button, buttonClass } from '../ui/button';
import { Card } from '../ui/card';
import type { Cart } from './cart';
import { orderOf } from './order';
import { orderTotal, shippingText, subtotalOf } from './pricing';
import { sharedCartUrl } from './shared-cart';

/** From `lg` on a sticky column; on narrower, tall screens a bar that sticks to the bottom. */
const positionClass =
  'max-lg:tall:sticky max-lg:tall:bottom-bar max-lg:tall:-mx-gutter lg:sticky lg:top-[calc(theme(spacing.header)+1rem)]';

type OrderSummaryProps = { cart: Cart; jobName: string };

export function OrderSummary({ cart, jobName }: OrderSummaryProps) {
  const id = useId();
  const subtotal = subtotalOf(cart);
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={`flex flex-col gap-2 px-gutter py-2 lg:gap-4 lg:p-4 print:hidden ${positionClass}`}
    >
      <h2 id={id} className="text-large lg:text-section">
        Order Summary
      </h2>
      <dl className="flex flex-wrap justify-between gap-2 tabular-nums lg:flex-col">
        <Sum name="Subtotal">{formatMoney(subtotal)}</Sum>
        <Sum name="Shipping">{shippingText(subtotal)}</Sum>
        <Sum
          name="Total"
          className="font-bold max-lg:text-right lg:border-t lg:border-line lg:pt-4 lg:text-large"
        >
          {formatMoney(orderTotal(subtotal))}
        </Sum>
      </dl>
      {store.taxNote && <p className="text-right text-small text-muted">{store.taxNote}</p>}
      <Checkout cart={cart} jobName={jobName} />
    </Card>
  );
}

/** A link, if the store has a checkout; else a placeholder, which does nothing. */
function Checkout(order: OrderSummaryProps) {
  const { checkoutUrl } = store;
  if (checkoutUrl) return <CheckoutLink {...order} checkoutUrl={checkoutUrl} />;
  return <Button variant="buy">Proceed to Checkout</Button>;
}

type SumProps = { name: string; className?: string; children: ReactNode };

function Sum({ name, className = '', children }: SumProps) {
  return (
    <div className={`lg:flex lg:justify-between ${className}`}>
      <dt className="max-lg:text-small">{name}</dt>
      <dd className="font-display text-large font-semibold">{children}</dd>
    </div>
  );
}

type CheckoutLinkProps = OrderSummaryProps & { checkoutUrl: CheckoutUrl };

/** Opens the checkout in a new tab, because leaving the store would empty the cart. */
function CheckoutLink({ cart, jobName, checkoutUrl }: CheckoutLinkProps) {
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
