import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useShownCart } from '../../cart/cart-store.ts';

/**
 * The heading of the cart on paper: the date, and the name of the job. The date is updated before printing, because the page may
 * have been open for days. Do not prerender it: hydration would find another date.
 */
export function PrintedHeading() {
  const { jobName } = useShownCart();
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
