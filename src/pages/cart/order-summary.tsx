import { type Ref, useId } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { OrderByPhone, PhoneLink } from '../../layout/phone-link.tsx';
import { linesOnlyByPhone, sumsOf } from '../../orders/order.ts';
import { store } from '../../store.ts';
import { Card } from '../../ui/card.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { OrderByPhoneButton } from './order-by-phone.tsx';

type OrderSummaryProps = { cart: Cart; jobName: string; checkoutRef: Ref<HTMLDivElement> };

export function OrderSummary({ cart, jobName, checkoutRef }: OrderSummaryProps) {
  const id = useId();
  const onlyByPhone = linesOnlyByPhone(cart).map(
    ({ product, quantity }) => `${quantity} × ${product.itemNumber} ${product.name}`,
  );
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4 p-4 print:hidden">
      <h2 id={id} className="text-section">
        Order Summary
      </h2>
      <dl className="flex flex-col gap-2">
        {sumsOf(cart).map(({ label, text }, index, { length }) => (
          <div
            key={label}
            className={`flex flex-wrap justify-between gap-x-4 ${index === length - 1 ? 'border-t border-line pt-4 text-large font-semibold' : ''}`}
          >
            <dt>{label}</dt>
            <dd className="font-display text-large font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {store.taxNote && <p className="text-right text-small text-muted">{store.taxNote}</p>}
      {!store.checkoutUrl && (
        <p>
          <OrderByPhone />
        </p>
      )}
      {onlyByPhone.length > 0 && (
        <p>
          <span>{`The online checkout does not have: ${onlyByPhone.join(', ')}.`}</span>
          <span>{' Order by phone: '}</span>
          <PhoneLink />
        </p>
      )}
      <div ref={checkoutRef} className="grid">
        <CheckoutButton cart={cart} jobName={jobName} />
      </div>
      <OrderByPhoneButton cart={cart} jobName={jobName} />
    </Card>
  );
}
