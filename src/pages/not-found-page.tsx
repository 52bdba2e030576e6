import { EmptyState } from '../layout/empty-state.tsx';
import { Page } from '../layout/page.tsx';
import { TopRated } from '../listing/product-grid.tsx';
import { pages } from '../paths.ts';
import { LinkButton } from '../ui/button.tsx';

export function NotFoundPage() {
  return (
    <Page name="Page Not Found">
      <EmptyState
        image="lost"
        message="Page Not Found - The page you're looking for doesn't exist."
      >
        <LinkButton variant="primary" to={pages.products.path}>
          Browse All Products
        </LinkButton>
        <LinkButton variant="quiet" to={pages.home.path}>
          Back to Home
        </LinkButton>
      </EmptyState>
      <TopRated />
    </Page>
  );
}
