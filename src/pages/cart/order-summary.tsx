import { useId, useRef, useState } from 'react';
import { useShownCart } from '../../cart/cart-store.ts';
import { sumsNote, sumsOf } from '../../cart/pricing.ts';
import { PhoneLink } from '../../layout/phone-link.tsx';
import { linesOnlyByPhone } from '../../orders/order.ts';
import { store } from '../../store.ts';
import { Card } from '../../ui/card.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { OrderByPhoneButton, OrderByPhoneDialog } from './order-by-phone.tsx';
import { TotalBar } from './total-bar.tsx';

/** The sums and how to order: the way that works is a filled button. On a phone the total is also in a bar. */
export function OrderSummary() {
  const { cart } = useShownCart();
  const id = useId();
  const buttons = useRef<HTMLDivElement>(null);
  const [isOrdering, setOrdering] = useState(false);
  const orderByPhone = () => setOrdering(true);
  const onlyByPhone = linesOnlyByPhone(cart).map(
    ({ product, quantity }) => `${quantity} × ${product.itemNumber} ${product.name}`,
  );
  const byPhone = (
    <OrderByPhoneButton variant={store.checkoutUrl ? 'secondary' : 'buy'} onClick={orderByPhone} />
  );
  return (
    <>
      <TotalBar buttons={buttons} onOrderByPhone={orderByPhone} />
      <Card
        as="section"
        aria-labelledby={id}
        className="flex flex-col gap-4 p-4 print:px-0 print:py-2"
      >
        <h2 id={id} className="text-large print:hidden">
          Order Summary
        </h2>
        <dl className="flex flex-col gap-1">
          {sumsOf(cart).map(({ label, text }, index, { length }) => (
            <div
              key={label}
              className={`flex flex-wrap justify-between gap-x-4 font-display font-semibold print:justify-end print:text-base ${index === length - 1 ? 'mt-1 border-t border-line pt-2 text-[min(2rem,13vw)]/10 print:border-t-0 print:pt-0' : 'text-large'}`}
            >
              <dt>{label}</dt>
              <dd className="print:w-[6.5rem] print:text-right">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="-mt-2 text-right text-small text-muted empty:hidden">{sumsNote}</p>
        {onlyByPhone.length > 0 && (
          <p>
            <span>{`The online checkout does not have: ${onlyByPhone.join(', ')}.`}</span>
            <span>{' Order by phone: '}</span>
            <PhoneLink />
          </p>
        )}
        <div ref={buttons} className="flex flex-col gap-3 print:hidden">
          {!store.checkoutUrl && byPhone}
          <CheckoutButton />
          {store.checkoutUrl && byPhone}
        </div>
      </Card>
      <OrderByPhoneDialog isOpen={isOrdering} onClose={() => setOrdering(false)} />
    </>
  );
}
