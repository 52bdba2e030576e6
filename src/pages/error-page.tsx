import { EmptyState } from '../layout/empty-state';
import { Page } from '../layout/page';
import { paths } from '../paths';
import { LinkButton } from '../ui/button';

/** Shown when a page throws. Its links stay in the app, and so keep the cart. */
export function ErrorPage() {
  return (
    <Page name="Something Went Wrong">
      <EmptyState image="lost" message="This page could not be shown. Your cart is safe.">
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
