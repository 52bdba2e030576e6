import { useId } from 'react';
import type { CheckoutUrl } from '../checkout';
import { store } from '../store';
import { useAbsoluteUrl } from '../ui/base-url';
import { Button, buttonClass } from '../ui/button';
import { Card } from '../ui/card';
import type { Cart } from './cart';
import { orderOf, sumsOf } from './order';
import { sharedCartUrl } from './shared-cart';

/** From `lg` on, a sticky column. On screens that are narrower and tall, a bar that sticks to the bottom. */
const positionClass =
  'max-lg:tall:sticky max-lg:tall:bottom-bar max-lg:tall:-mx-gutter lg:sticky lg:top-[calc(theme(spacing.header)+1rem)]';

const totalClass = 'font-bold max-lg:text-right lg:border-t lg:border-line lg:pt-4 lg:text-large';

type OrderSummaryProps = { cart: Cart; jobName: string };

export function OrderSummary({ cart, jobName }: OrderSummaryProps) {
  const id = useId();
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
        {sumsOf(cart).map(({ label, text }, index, { length }) => (
          <div
            key={label}
            className={`lg:flex lg:justify-between ${index === length - 1 ? totalClass : ''}`}
          >
            <dt className="max-lg:text-small">{label}</dt>
            <dd className="font-display text-large font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {store.taxNote && <p className="text-right text-small text-muted">{store.taxNote}</p>}
      <Checkout cart={cart} jobName={jobName} />
    </Card>
  );
}

/** A link if the store has a checkout, otherwise a button that does nothing. */
function Checkout(order: OrderSummaryProps) {
  const { checkoutUrl } = store;
  if (checkoutUrl) return <CheckoutLink {...order} checkoutUrl={checkoutUrl} />;
  return <Button variant="buy">Proceed to Checkout</Button>;
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
