import { EmptyState } from '../layout/empty-state';
import { Page } from '../layout/page';
import { TopRated } from '../listing/product-row';
import { paths } from '../paths';
import { LinkButton } from '../ui/button';

export function NotFoundPage() {
  return (
    <Page name="Page Not Found">
      <EmptyState
        image="lost"
        message="Page Not Found - The page you're looking for doesn't exist."
      >
        <LinkButton variant="primary" to={paths.products}>
          Browse All Products
        </LinkButton>
        <LinkButton variant="quiet" to={paths.home}>
          Back to Home
        </LinkButton>
      </EmptyState>
      <TopRated />
    </Page>
  );
}
