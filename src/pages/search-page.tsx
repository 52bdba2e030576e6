import { ShopByCategory } from '../catalogue/shop-by-category';
import { EmptyState } from '../layout/empty-state';
import { Page } from '../layout/page';
import { Listing } from '../listing/listing';
import { ProductRow, TopRated } from '../listing/product-row';
import { usePageUrl } from '../page-slots/page-url';
import { paths, searchTermIn } from '../paths';
import { searchProducts, searchSomeWords } from '../search/search';
import { LinkButton } from '../ui/button';

const similarLimit = 4;

export function SearchPage() {
  const term = searchTermIn(usePageUrl().search);
  const results = searchProducts(term);
  if (results.length > 0) {
    return (
      <Page name="Search" title={`Showing ${results.length} results for "${term}"`}>
        <Listing products={results} term={term} />
      </Page>
    );
  }

  const message = term
    ? `No products found for "${term}". Try a different search term.`
    : 'Please enter a search term.';
  const similar = searchSomeWords(term).slice(0, similarLimit);
  return (
    <Page name="Search" title="No results found">
      <EmptyState image="empty" message={message}>
        <LinkButton variant="primary" to={paths.products}>
          Browse All Products
        </LinkButton>
      </EmptyState>
      {similar.length > 0 && (
        <ProductRow heading="Matching some of your words" products={similar} />
      )}
      <ShopByCategory />
      {term && similar.length === 0 && <TopRated />}
    </Page>
  );
}
