import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Cart } from '../../cart/cart.ts';
import { useCart, useCartPageState, useCartStore } from '../../cart/cart-store.ts';
import { missingAmount, pricedLines, subtotalOf, sumsNote, sumsOf } from '../../cart/pricing.ts';
import { sharedCartUrl } from '../../cart/shared-cart.ts';
import { piecesText } from '../../checkout.ts';
import { noCheckoutText, PhoneLink } from '../../layout/phone-link.tsx';
import { toCents } from '../../money/money.ts';
import { store } from '../../store.ts';
import { counted } from '../../text/counted.ts';
import { useAbsoluteUrl } from '../../ui/browser.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tappableClass, textLinkClass } from '../../ui/inline-link.tsx';
import { OrderByPhoneDialog, totalClass } from './order-by-phone.tsx';
import { orderOf } from './orders/order.ts';
import { useReadOrder } from './shown-order.ts';

const sumClass =
  'flex flex-wrap justify-between gap-x-4 font-display font-semibold print:justify-end print:text-base';

const lastSumClass = `mt-1 border-t border-line pt-2 ${totalClass}`;

/** The sums and how to order: the way that works is a filled button. On a phone the total is also in a bar. */
export function OrderSummary() {
  const cart = useCart();
  const buttons = useRef<HTMLDivElement>(null);
  const [isOrdering, setOrdering] = useCartPageState('isOrdering');
  // A dialog is open while its page is, however the shopper leaves.
  useEffect(() => (isOrdering ? () => setOrdering(false) : undefined), [isOrdering, setOrdering]);
  const buyVariant = useBuyVariant();
  const onlyByPhone = linesOnlyByPhone(cart).map(({ product, quantity }) =>
    piecesText({ ...product, quantity }),
  );
  const byPhone = (
    <Button
      variant={store.checkoutUrl ? 'secondary' : buyVariant}
      onClick={() => setOrdering(true)}
    >
      {/* Without it the text stays on one line beside the total on the smallest phones. */}
      <Icon name="phone" className="size-6 max-[24rem]:hidden" />
      Order by phone
    </Button>
  );
  return (
    <>
      <TotalBar buttons={buttons}>{store.checkoutUrl ? <CheckoutButton /> : byPhone}</TotalBar>
      <Card as="section" className="flex flex-col gap-4 p-4 print:p-0">
        <h2 className="text-large print:hidden">Order Summary</h2>
        <dl className="flex flex-col gap-1">
          {sumsOf(cart).map(({ label, text }, index, { length }) => (
            <div
              key={label}
              className={`${sumClass} ${index === length - 1 ? lastSumClass : 'text-large'}`}
            >
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <FreeShippingProgress />
        <p className="-mt-2 text-right text-small text-muted empty:hidden">{sumsNote}</p>
        {onlyByPhone.length > 0 && (
          <p>
            <span>{`The online checkout does not have: ${onlyByPhone.join('; ')}.`}</span>
            <span>{' Order by phone: '}</span>
            <PhoneLink />
          </p>
        )}
        <div ref={buttons} className="flex flex-col gap-2 print:hidden">
          {!store.checkoutUrl && byPhone}
          <CheckoutButton />
          {store.checkoutUrl && byPhone}
        </div>
      </Card>
      {isOrdering && <OrderByPhoneDialog onClose={() => setOrdering(false)} />}
    </>
  );
}

/** Each browser engine has its own pseudo-elements for the parts of a progress bar. */
const partsClass = [
  '[&::-moz-progress-bar]:bg-saving',
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-saving',
].join(' ');

const barClass = 'h-2 w-full appearance-none overflow-hidden rounded-card border-0 bg-line';

/** How much is missing for free shipping, as a sentence and as a progress bar. Renders nothing if the order ships free. */
function FreeShippingProgress() {
  const subtotal = subtotalOf(useCart());
  const missing = missingAmount(subtotal);
  if (!missing) return null;
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <p className="font-semibold text-saving">{`Add ${missing} more for free shipping!`}</p>
      <progress
        className={`${barClass} forced-color-adjust-none forced-colors:border ${partsClass}`}
        aria-label="Progress towards free shipping"
        max={Number(toCents(store.freeShippingFrom))}
        value={Number(subtotal)}
      />
    </div>
  );
}

/** Filled, unless the rows of a pasted order have the filled button. */
const useBuyVariant = () => (useReadOrder(({ hasRows }) => hasRows) ? 'secondary' : 'buy');

/** A link if the store has a checkout that can take the order, otherwise a placeholder that says so. */
function CheckoutButton() {
  const { cart, jobName } = useCartStore();
  const id = useId();
  const url = useAbsoluteUrl(sharedCartUrl(cart, jobName));
  const buyVariant = useBuyVariant();
  const { checkoutUrl, phone } = store;
  if (!checkoutUrl) {
    // It is outlined, because the button that works is the filled one.
    return (
      <div className="grid gap-1">
        <Button variant="secondary" aria-describedby={id}>
          Proceed to Checkout
        </Button>
        <p id={id} aria-hidden="true" className="text-center text-small text-muted">
          {noCheckoutText}
        </p>
      </div>
    );
  }
  if (linesOnlyByPhone(cart).length === cart.length) {
    return (
      <PhoneLink className={buttonClass(buyVariant)}>{`Call ${phone.shown} to order`}</PhoneLink>
    );
  }
  // In a new tab, because leaving the store would empty the cart.
  return (
    <a
      href={checkoutUrl(orderOf(cart, jobName, url))}
      target="_blank"
      rel="noopener"
      className={buttonClass(buyVariant)}
    >
      Proceed to Checkout
    </a>
  );
}

/** At the bottom of a tall screen below `lg`, elsewhere not at all. */
const totalBarClass =
  'bottom-bar hidden max-lg:tall:fixed max-lg:tall:inset-x-0 max-lg:tall:grid print:hidden';

type TotalBarProps = {
  /** The buttons of the order summary. */
  buttons: RefObject<HTMLElement | null>;
  /** The button that works. */
  children: ReactNode;
};

/**
 * Below `lg`, a bar at the bottom of a tall screen until the buttons of the order summary have come into view. It is one row.
 * If the checkout cannot take the whole order, a second row says how to order the rest.
 */
function TotalBar({ buttons, children }: TotalBarProps) {
  const cart = useCart();
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    try {
      const observer = new IntersectionObserver(
        (entries) => setIsInView(entries.at(-1)?.isIntersecting),
        // A button that the bar would cover does not count as in view. One that the shopper has scrolled past does.
        { rootMargin: '99999px 0px -120px' },
      );
      if (buttons.current) observer.observe(buttons.current);
      return () => observer.disconnect();
    } catch {
      // A browser without IntersectionObserver shows no bar.
      return;
    }
  }, [buttons]);
  if (isInView !== false) return null;
  const [, , total] = sumsOf(cart);
  const onlyByPhone = linesOnlyByPhone(cart).length;
  return (
    <section
      aria-label="Total"
      className={`grid-cols-[auto_1fr] items-center gap-x-2 ${totalBarClass}`}
    >
      <span className="font-display text-large font-semibold">{`${total.label} ${total.text}`}</span>
      {children}
      {onlyByPhone > 0 && onlyByPhone < cart.length && (
        <PhoneLink className={`col-span-full justify-center ${tappableClass} ${textLinkClass}`}>
          {`Call ${store.phone.shown} to order ${counted(onlyByPhone, 'product')}`}
        </PhoneLink>
      )}
    </section>
  );
}

/** The lines that the store's checkout cannot take, because the shop behind it does not know their products. */
const linesOnlyByPhone = (cart: Cart) =>
  store.checkoutUrl?.needsIds ? pricedLines(cart).filter(({ product }) => !product.checkoutId) : [];
