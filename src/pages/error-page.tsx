import type { ReactNode } from 'react';
import { EmptyState } from '../layout/empty-state.tsx';
import { Page } from '../layout/page.tsx';
import { useLocation } from '../navigation/router.ts';
import { pages } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.ts';

/** Shows the error page in place of children that throw, until the next navigation. */
export function ErrorPageBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return (
    <ErrorBoundary fallback={<ErrorPage />} resetKey={key}>
      {children}
    </ErrorBoundary>
  );
}

/** The links navigate within the app, so the cart survives. */
function ErrorPage() {
  return (
    <Page name="Something Went Wrong">
      <EmptyState image="lost" message="This page could not be shown. Your cart is safe.">
        <LinkButton variant="primary" to={pages.home.path}>
          Back to Home
        </LinkButton>
        <LinkButton variant="quiet" to={pages.cart.path}>
          Go to Cart
        </LinkButton>
      </EmptyState>
    </Page>
  );
}
