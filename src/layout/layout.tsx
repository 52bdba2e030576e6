import type { ReactNode } from 'react';
import { useCartStore } from '../cart/cart-store.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-surface px-4 py-3 font-semibold focus:translate-y-0 print:hidden"
      >
        Skip to main content
      </a>
      <div id="notice" aria-live="polite" />
      <Header />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
      <CartAnnouncement />
    </div>
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
