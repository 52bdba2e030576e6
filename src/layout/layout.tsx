import type { ReactNode } from 'react';
import { CartFromLink } from '../cart/cart-from-link';
import { CartStatus } from '../cart/cart-status';
import { Footer } from './footer';
import { Header } from './header';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to main content
      </a>
      <Header />
      {/* Before the page, so that a page that leads elsewhere has the last word on the address. */}
      <CartFromLink />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer />
      <CartStatus />
    </div>
  );
}
