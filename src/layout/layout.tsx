import type { ReactNode } from 'react';
import { useCartStore } from '../cart/cart-store.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { type Notices, NoticesContext } from './notices.ts';
import { StartNotice } from './start-notice.tsx';

type LayoutProps = { notices: Notices; children: ReactNode };

export function Layout({ notices, children }: LayoutProps) {
  return (
    <NoticesContext value={notices}>
      {/* Lower than the screen by less than the footer, so that a short page fills it, and what the footer gets later moves nothing. */}
      <div className="flex min-h-[calc(100dvh-14rem)] flex-col">
        <a
          href="#main"
          className="fixed -top-20 left-2 z-30 rounded-control bg-surface px-4 py-3 font-semibold focus:top-2 print:hidden"
        >
          Skip to main content
        </a>
        <StartNotice />
        <div aria-live="polite">{notices.page}</div>
        <Header notice={notices.header} />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <CartAnnouncement />
      </div>
      <Footer about={notices.about} />
    </NoticesContext>
  );
}

/** The live region that announces each change of the cart. */
function CartAnnouncement() {
  return (
    <p role="status" className="sr-only">
      {useCartStore(({ announcement }) => announcement)}
    </p>
  );
}
