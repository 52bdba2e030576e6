import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useCartStore } from '../cart/cart-store.ts';
import { reloadWithCart } from '../cart/saved-cart.ts';
import { focusHeading } from '../ui/browser.ts';
import { laterPart } from '../ui/later-part.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

const UpdateOffer = laterPart(({ appNotices }) => appNotices.update);

/** Above the screen until it has the focus. */
const skipLinkClass = 'fixed bottom-full left-2 z-30 focus:top-2 focus:bottom-auto print:hidden';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Lower than the screen by less than the footer, so that a short page fills it, and what the footer gets later moves nothing. */}
      <div className="flex min-h-[calc(100dvh-14rem)] flex-col">
        <a
          href="#main"
          className={`rounded-control bg-surface px-4 py-3 font-semibold ${skipLinkClass}`}
        >
          Skip to main content
        </a>
        <StartNotice />
        <div aria-live="polite">
          <UpdateOffer />
        </div>
        <Header />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <CartAnnouncement />
      </div>
      <Footer />
    </>
  );
}

const bottomClass = 'fixed inset-x-0 bottom-0 z-30 hidden without-parts:block print:hidden';

/** Shown if the app has failed to start, or a part of it (src/ui/start-state.ts). It is part of the prerendered HTML. */
function StartNotice() {
  const reload = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    // The app has started after all, which hides this notice. The focus must not disappear with the link.
    if (document.activeElement === reload.current) focusHeading({ preventScroll: true });
  }, []);
  return (
    <p
      role="alert"
      className={`bg-surface px-gutter py-2 font-semibold text-text shadow-overlay forced-colors:border ${bottomClass}`}
    >
      <span className="in-data-[start=incomplete]:hidden">
        This page could not start yet: links work, the cart does not.
      </span>
      <span className="hidden in-data-[start=incomplete]:inline">
        A part of this page could not be loaded yet. Your cart is safe.
      </span>{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the current URL, with its query. */}
      <a
        ref={reload}
        href=""
        onClick={(event) => {
          event.preventDefault();
          reloadWithCart();
        }}
        className="inline-flex min-h-target items-center text-link underline"
      >
        Reload
      </a>
    </p>
  );
}

/** The live region that announces each change that the shopper makes in this tab: `actions` of cart/cart-state.ts. */
function CartAnnouncement() {
  return (
    <p role="status" className="sr-only">
      {useCartStore(({ announcement }) => announcement)}
    </p>
  );
}
