import { useDeferredValue, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCart, useCartStore } from '../../cart/cart-store.ts';
import { orderChecks } from '../../cart/order-checks.ts';
import { missingAmount, pricedLines, subtotalOf } from '../../cart/pricing.ts';
import { toCents } from '../../money/money.ts';
import { store } from '../../store.ts';
import { Icon } from '../../ui/icon.tsx';
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
        <FreeShippingProgress />
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

/** Each browser engine has its own pseudo-elements for the parts of a progress bar. */
const partsClass = [
  '[&::-moz-progress-bar]:bg-saving',
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-saving',
].join(' ');

const barClass = 'h-2 w-full appearance-none overflow-hidden rounded-card border-0 bg-line';

/** How much is missing for free shipping, as a sentence and as a progress bar, or that nothing is. Both have one height. */
function FreeShippingProgress() {
  const subtotal = subtotalOf(useCart());
  const missing = missingAmount(subtotal);
  return (
    // It stays when the last line is removed, so that nothing moves.
    <div className="flex min-h-target flex-col justify-center gap-2 print:hidden">
      <p className="flex gap-2 font-semibold text-saving">
        {!missing && <Icon name="check" className="size-6 stroke-3" />}
        <span>{missing ? `Add ${missing} more for free shipping!` : 'This order ships free'}</span>
      </p>
      {missing && (
        <progress
          className={`${barClass} forced-color-adjust-none forced-colors:border ${partsClass}`}
          aria-label="Progress towards free shipping"
          max={Number(toCents(store.freeShippingFrom))}
          value={Number(subtotal)}
        />
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
