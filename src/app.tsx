import type { ReactNode } from 'react';
import { SharedCartLinks } from './cart/open-shared-cart.ts';
import { Layout } from './layout/layout.tsx';
import { DocumentHead } from './navigation/document-head.ts';
import { OldComparisonLinks } from './navigation/old-comparison-links.tsx';
import { PageSlots } from './navigation/page-slots.tsx';
import { ConnectRouter } from './navigation/router.ts';
import { ScrollAndFocus } from './navigation/scroll-and-focus.ts';
import { ErrorPageBoundary } from './pages/error-page.tsx';
import { laterPart } from './ui/later-part.tsx';

const KeepPosition = laterPart((parts) => parts.KeepPosition);
const KeepCartWhileHidden = laterPart((parts) => parts.KeepCartWhileHidden);

/** Each page has an error boundary of its own, so the layout stays if it throws. `page` replaces the pages of the routes. */
export function App({ page }: { page?: ReactNode }) {
  return (
    <ErrorPageBoundary>
      <Layout>
        <ConnectRouter />
        <DocumentHead />
        <PageSlots page={page} />
        <ScrollAndFocus />
        <KeepPosition />
        <OldComparisonLinks />
        <SharedCartLinks />
        <KeepCartWhileHidden />
      </Layout>
    </ErrorPageBoundary>
  );
}
