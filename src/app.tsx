import type { ReactNode } from 'react';
import { KeepCartWhileHidden } from './cart/keep-cart-while-hidden.ts';
import { OpenSharedCart } from './cart/open-shared-cart.ts';
import { Layout } from './layout/layout.tsx';
import { DocumentHead } from './navigation/document-head.ts';
import { PageSlots } from './navigation/page-slots.tsx';
import { ScrollAndFocus } from './navigation/scroll-and-focus.ts';
import { ErrorPageBoundary } from './pages/error-page.tsx';

/**
 * The whole store, inside a router. `page`, if given, replaces the pages of the routes. If a page throws, the layout stays,
 * because each page has its own error boundary. The boundary here catches errors of the layout.
 */
export function App({ page }: { page?: ReactNode }) {
  return (
    <ErrorPageBoundary>
      <Layout>
        <DocumentHead />
        {/* Reads the history entry before anything navigates. */}
        <KeepCartWhileHidden />
        {/* React runs effects in the order of siblings. This navigates before the pages, so that a page's redirect wins. */}
        <OpenSharedCart />
        <PageSlots page={page} />
        <ScrollAndFocus />
      </Layout>
    </ErrorPageBoundary>
  );
}
