import { type Ref, useId } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { sumsNote, sumsOf } from '../../cart/pricing.ts';
import { PhoneLink } from '../../layout/phone-link.tsx';
import { linesOnlyByPhone } from '../../orders/order.ts';
import { store } from '../../store.ts';
import { Card } from '../../ui/card.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { OrderByPhoneButton } from './order-by-phone.tsx';

type OrderSummaryProps = {
  cart: Cart;
  jobName: string;
  onOrderByPhone: () => void;
  /** Of the box with the buttons. */
  buttonsRef: Ref<HTMLDivElement>;
};

/** The sums and how to order: the way that works is a filled button. */
export function OrderSummary({ cart, jobName, onOrderByPhone, buttonsRef }: OrderSummaryProps) {
  const id = useId();
  const onlyByPhone = linesOnlyByPhone(cart).map(
    ({ product, quantity }) => `${quantity} × ${product.itemNumber} ${product.name}`,
  );
  const byPhone = (
    <OrderByPhoneButton
      variant={store.checkoutUrl ? 'secondary' : 'buy'}
      onClick={onOrderByPhone}
    />
  );
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4 p-4 print:hidden">
      <h2 id={id} className="text-large">
        Order Summary
      </h2>
      <dl className="flex flex-col gap-1">
        {sumsOf(cart).map(({ label, text }, index, { length }) => (
          <div
            key={label}
            className={`flex flex-wrap justify-between gap-x-4 font-display font-semibold ${index === length - 1 ? 'mt-1 border-t border-line pt-2 text-[min(2rem,13vw)]/10' : 'text-large'}`}
          >
            <dt>{label}</dt>
            <dd>{text}</dd>
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
      <div ref={buttonsRef} className="flex flex-col gap-3">
        {!store.checkoutUrl && byPhone}
        <CheckoutButton cart={cart} jobName={jobName} />
        {store.checkoutUrl && byPhone}
      </div>
    </Card>
  );
}
