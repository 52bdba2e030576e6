import { useLocation } from 'react-router-dom';
import { ProductGrid } from '../catalogue/product-grid';
import { Page } from '../layout/page';
import { paths, searchTermIn } from '../paths';
import { searchProducts } from '../search/search';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';

export function SearchPage() {
  const term = searchTermIn(useLocation().search);
  const found = searchProducts(term);
  if (found.length > 0) {
    return (
      <Page name="Search" title={`Showing ${found.length} results for "${term}"`}>
        <ProductGrid products={found} heading="h2" isMain />
      </Page>
    );
  }

  const message = term
    ? `No products found for "${term}". Try a different search term.`
    : 'Please enter a search term.';
  return (
    <Page name="Search" title="No results found">
      <EmptyState message={message}>
        <LinkButton variant="primary" to={paths.products}>
          Browse All Products
        </LinkButton>
      </EmptyState>
    </Page>
  );
}
