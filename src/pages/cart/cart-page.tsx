import { useEffect, useRef } from 'react';
import { changesSince } from '../../cart/cart-state.ts';
import { dispatchCart, useCartStore } from '../../cart/cart-store.ts';
import { EmptyState } from '../../layout/empty-state.tsx';
import { Page, PageHeading } from '../../layout/page.tsx';
import { TopRated } from '../../listing/product-grid.tsx';
import { pages } from '../../paths.ts';
import { BelowFirstScreen } from '../../ui/below-first-screen.ts';
import { focusHeading } from '../../ui/browser.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { NeedsJavaScript } from '../loading-page.tsx';
import { AddFromListOrLink } from './add-from-list-or-link.tsx';

export function CartPage() {
  const shown = useCartStore();
  const { cart, sharedCartNote, removedLines } = shown;
  const notes = [sharedCartNote, ...changesSince(shown)].filter(Boolean);
  const isEmpty = cart.length === 0;
  const hasRows = !isEmpty || removedLines.length > 0;

  // The first product is added by a card below the empty cart, which disappears with its focused button.
  const isNewlyFilled = useRef(false);
  useEffect(
    () =>
      useCartStore.subscribe((state, before) => {
        isNewlyFilled.current = before.cart.length === 0 && state.cart.length > 0;
      }),
    [],
  );
  useEffect(() => {
    const hasLostFocus = !isEmpty && document.activeElement === document.body;
    if (isNewlyFilled.current && hasLostFocus) focusHeading();
  }, [isEmpty]);

  function clear() {
    // The clicked button disappears, so the focus needs another place.
    focusHeading({ preventScroll: true });
    dispatchCart({ type: 'clear' });
  }

  return (
    <Page name={pages.cart.name} title={null} breadcrumbs={null}>
      <div className="-mr-2 flex flex-wrap items-center justify-end gap-y-2 [--section-margin:0] print:mr-0">
        <div className="mr-auto print:hidden">
          <PageHeading>{pages.cart.name}</PageHeading>
        </div>
        <AddFromListOrLink />
        {!isEmpty && (
          <Button variant="quiet" onClick={clear}>
            <Icon name="remove" className="size-6 max-sm:hidden" />
            Clear Cart
          </Button>
        )}
      </div>
      {notes.length > 0 && (
        <div className="text-muted print:hidden">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {hasRows && <FilledCart />}
      {isEmpty && <EmptyCart />}
    </Page>
  );
}

/**
 * The prerendered cart is empty. The text replaces it while the app has not read the cart that the URL or the history entry carries,
 * or could not start and so cannot know the cart (src/ui/start-state.ts).
 */
const EmptyCart = () => (
  <>
    <div className="hidden without-cart:block">
      <OpeningCart />
    </div>
    <div className="flex flex-col gap-4 without-cart:hidden">
      <NeedsJavaScript />
      <EmptyState image="empty" message="Your Cart is Empty">
        <LinkButton variant="primary" to={pages.products.path}>
          Continue Shopping
        </LinkButton>
      </EmptyState>
      <BelowFirstScreen>
        <TopRated />
      </BelowFirstScreen>
    </div>
  </>
);

/** In place of a cart that cannot be shown yet, or not without a file that could not be loaded. */
const OpeningCart = () => (
  <div className="min-h-dvh text-large">
    <p className="without-parts:hidden">Opening your cart…</p>
    <p className="hidden without-parts:block">
      Your cart is not lost. Reload this page to open it.
    </p>
  </div>
);

const FilledCart = laterPart((parts) => parts.FilledCart, <OpeningCart />);
