import type { ReactNode } from 'react';
import { OpenSharedCart } from './cart/open-shared-cart';
import { Layout } from './layout/layout';
import { ErrorPageBoundary } from './pages/error-page';
import { DocumentHead } from './router/document-head';
import { PageSlots } from './router/page-slots';
import { ScrollAndFocus } from './router/scroll-and-focus';

/**
 * The whole store, inside a router. `page`, if given, stands in for the pages of the routes. A page that throws keeps the layout,
 * because each page has an error boundary of its own; this one catches errors of the layout.
 */
export function App({ page }: { page?: ReactNode }) {
  return (
    <ErrorPageBoundary>
      <Layout>
        <DocumentHead />
        {/* Before the pages: its effect runs before theirs, so that the redirect of a page comes last. */}
        <OpenSharedCart />
        <PageSlots page={page} />
        <ScrollAndFocus />
      </Layout>
    </ErrorPageBoundary>
  );
}
