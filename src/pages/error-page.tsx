import { Page } from '../layout/page';
import { paths } from '../paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';

/** Stands in for a page that failed. The links stay inside the app, so the cart is kept. */
export function ErrorPage() {
  return (
    <Page name="Something Went Wrong">
      <EmptyState picture="lost" message="This page could not be shown. Your cart is safe.">
        <LinkButton variant="primary" to={paths.home}>
          Back to Home
        </LinkButton>
        <LinkButton variant="quiet" to={paths.cart}>
          Go to Cart
        </LinkButton>
      </EmptyState>
    </Page>
  );
}
