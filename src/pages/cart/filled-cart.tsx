import { useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCartStore } from '../../cart/cart-store.ts';
import { orderChecks } from '../../cart/order-checks.ts';
import { pricedLines } from '../../cart/pricing.ts';
import { BeforeYouOrder, CartLines, UndoClear } from './cart-lines.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SendOrSave } from './send-or-save.tsx';

/** The summary stands beside the lines. */
const twoColumnsClass = 'lg:grid-cols-[minmax(0,1fr)_clamp(20rem,27vw,26rem)] lg:gap-x-8';

/** A cart with lines, or with removed lines that can come back. */
export function FilledCart() {
  const { cart, removedLines } = useCartStore();
  const isEmpty = cart.length === 0;
  // React paints a change of the cart before it computes the checks.
  const checks = orderChecks(pricedLines(useDeferredValue(cart)));
  return (
    <div className={`grid grid-cols-1 items-start gap-4 print:block ${twoColumnsClass}`}>
      <div className="flex flex-col gap-2">
        {!isEmpty && <PrintedHeading />}
        <BeforeYouOrder checks={checks} />
        {removedLines.length > 1 ? <UndoClear /> : <CartLines checks={checks} />}
      </div>
      {!isEmpty && (
        <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(theme(spacing.header)+1rem)]">
          <OrderSummary />
          <SendOrSave />
        </div>
      )}
    </div>
  );
}

/**
 * The heading of the cart on paper: the date, and the name of the job. The date is updated before printing, because the page may
 * have been open for days. Do not prerender it: hydration would find another date.
 */
export function PrintedHeading() {
  const { jobName } = useCartStore();
  const [date, setDate] = useState(today);
  useEffect(() => {
    // The browser prints the DOM as it is when the listener returns, so React must update it synchronously.
    const update = () => flushSync(() => setDate(today()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return (
    <div className="hidden print:block">
      <p className="font-display text-section">{`Order list, ${date}`}</p>
      <p className="text-large font-semibold wrap-anywhere">{jobName}</p>
    </div>
  );
}

/** For example `Sep 5, 2026`. `Intl` would take tens of milliseconds. */
function today(): string {
  const [, month, day, year] = new Date().toDateString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}
