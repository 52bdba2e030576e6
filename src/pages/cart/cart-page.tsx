import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { dispatchCart, useShownCart } from '../../cart/cart-store.ts';
import { orderChecks } from '../../cart/order-checks.ts';
import { missingAmount, pricedLines, subtotalOf } from '../../cart/pricing.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Page, PageHeading } from '../../layout/page.tsx';
import { TopRated } from '../../listing/product-grid.tsx';
import { toCents } from '../../money/money.ts';
import { pageNames, paths } from '../../paths.ts';
import { store } from '../../store.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { Icon } from '../../ui/icon.tsx';
import { BelowFirstScreen } from '../../ui/page-context.ts';
import { NeedsJavaScript } from '../loading-page.tsx';
import { AddFromListOrLink } from './add-from-list-or-link.tsx';
import { BeforeYouOrder, CartLines, UndoClear } from './cart-lines.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SendOrSave } from './send-or-save.tsx';

export function CartPage() {
  const { cart, sharedCartNote, removedLines } = useShownCart();
  const isEmpty = cart.length === 0;
  // React paints a change of the cart before it computes the checks.
  const checks = orderChecks(pricedLines(useDeferredValue(cart)));
  const hasRows = !isEmpty || removedLines.length > 0;

  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // The first product is added by a card below the empty cart, which disappears with its focused button.
    const hasLostFocus = document.activeElement === document.body;
    if (wasEmpty.current && !isEmpty && hasLostFocus) focusHeading();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);

  function clear() {
    // The clicked button disappears, so the focus needs another place.
    focusHeading({ preventScroll: true });
    dispatchCart({ type: 'clear' });
  }

  return (
    <Page name={pageNames.cart} title={null}>
      <div className="-mr-2 flex flex-wrap items-center justify-end gap-y-4 print:mr-0">
        <div className="mr-auto print:hidden">
          <PageHeading>{pageNames.cart}</PageHeading>
        </div>
        <AddFromListOrLink />
        {!isEmpty && (
          <Button variant="quiet" onClick={clear}>
            <Icon name="remove" className="size-6 max-sm:hidden" />
            Clear Cart
          </Button>
        )}
      </div>
      {isEmpty && <OpeningCart />}
      {sharedCartNote && <p className="text-muted print:hidden">{sharedCartNote}</p>}
      {hasRows && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,27vw,26rem)] lg:gap-8 print:block">
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
      )}
      {isEmpty && (
        <>
          <NeedsJavaScript />
          <EmptyState image="empty" message="Your Cart is Empty">
            <LinkButton variant="primary" to={paths.products}>
              Continue Shopping
            </LinkButton>
          </EmptyState>
          <BelowFirstScreen>
            <TopRated />
          </BelowFirstScreen>
        </>
      )}
    </Page>
  );
}

/**
 * The prerendered cart is empty. This replaces it while the app has not read the cart that the URL or the history entry carries,
 * or could not start and so cannot know the cart (src/start-state.ts).
 */
const OpeningCart = () => (
  <div className="hidden in-[[data-start=opening-cart],[data-start=failed]]:block in-[[data-start=opening-cart],[data-start=failed]]:[&~*]:hidden min-h-dvh text-large">
    <p className="in-data-[start=failed]:hidden">Opening your cart…</p>
    <p className="hidden in-data-[start=failed]:block">
      Your cart is not lost. Reload this page to open it.
    </p>
  </div>
);

/** Each browser engine has its own pseudo-elements for the parts of a progress bar. */
const partsClass =
  '[&::-moz-progress-bar]:bg-saving [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-saving';

/** How much is missing for free shipping, as a sentence and as a progress bar, or that nothing is. Both have one height. */
function FreeShippingProgress() {
  const subtotal = subtotalOf(useShownCart().cart);
  const missing = missingAmount(subtotal);
  return (
    // It stays when the last line is removed, so that nothing moves.
    <div className="flex min-h-10 flex-col justify-center gap-2 print:hidden">
      <p className="flex gap-2 font-semibold text-saving">
        {!missing && <Icon name="check" className="size-6 stroke-3" />}
        <span>{missing ? `Add ${missing} more for free shipping!` : 'This order ships free'}</span>
      </p>
      {missing && (
        <progress
          className={`h-2 w-full appearance-none overflow-hidden rounded-2xl border-0 bg-line forced-color-adjust-none forced-colors:border ${partsClass}`}
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
