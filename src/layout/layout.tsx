import type { ReactNode } from 'react';
import { useCartStore } from '../cart/cart-store.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { StartNotice } from './start-notice.tsx';

/** What the app tells shoppers about itself, such as an update. The prerendered HTML has none of it: pwa/app-notices.tsx. */
export type Notices = {
  /** Above the header. */
  page?: ReactNode;
  /** In the header, in place of the promise of free shipping. */
  header?: ReactNode;
  /** Below the footer. */
  about?: ReactNode;
};

type LayoutProps = { notices: Notices; children: ReactNode };

export function Layout({ notices, children }: LayoutProps) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-surface px-4 py-3 font-semibold focus:translate-y-0 print:hidden"
        >
          Skip to main content
        </a>
        <StartNotice />
        <div aria-live="polite">{notices.page}</div>
        <Header notice={notices.header} />
        <main id="main" tabIndex={-1} className="grow">
          {children}
        </main>
        <Footer />
        <CartAnnouncement />
      </div>
      {notices.about}
    </>
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
