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
  /** In the footer, beside the copyright. */
  about?: ReactNode;
  /** Below the footer. */
  end?: ReactNode;
};

type LayoutProps = { notices: Notices; children: ReactNode };

export function Layout({ notices, children }: LayoutProps) {
  return (
    <>
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
      {notices.end}
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
