import { useLocation } from 'react-router-dom';
import { BestSellers } from '../layout/best-sellers';
import { Listing } from '../layout/listing';
import { Page } from '../layout/page';
import { ShopByCategory } from '../layout/shop-by-category';
import { paths, searchTermIn } from '../paths';
import { MarkedText } from '../search/marked-text';
import { MatchReason } from '../search/match-reason';
import { searchProducts } from '../search/search';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';

export function SearchPage() {
  const term = searchTermIn(useLocation().search);
  const found = searchProducts(term);
  if (found.length > 0) {
    return (
      <Page name="Search" title={`Showing ${found.length} results for "${term}"`}>
        <Listing
          products={found}
          marked={(text) => <MarkedText text={text} term={term} />}
          reason={(product) => <MatchReason product={product} term={term} />}
        />
      </Page>
    );
  }

  const message = term
    ? `No products found for "${term}". Try a different search term.`
    : 'Please enter a search term.';
  return (
    <Page name="Search" title="No results found">
      <EmptyState picture="empty" message={message}>
        <LinkButton variant="primary" to={paths.products}>
          Browse All Products
        </LinkButton>
      </EmptyState>
      <ShopByCategory />
      {/* Who has not said yet what they look for is offered aisles, not products. */}
      {term && <BestSellers />}
    </Page>
  );
}
