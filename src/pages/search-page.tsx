import { useLocation } from 'react-router-dom';
import { ShopGrid } from '../cart/shop-grid';
import { Listing } from '../catalogue/listing';
import { StateImage } from '../catalogue/state-image';
import { Page } from '../layout/page';
import { paths, searchTermIn } from '../paths';
import { searchProducts, searchSomeWords } from '../search/search';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { BestSellers } from './home/best-sellers';
import { ShopByCategory } from './home/shop-by-category';

const similarLimit = 4;

export function SearchPage() {
  const term = searchTermIn(useLocation().search);
  const results = searchProducts(term);
  if (results.length > 0) {
    return (
      <Page name="Search" title={`Showing ${results.length} results for "${term}"`}>
        <Listing products={results}>
          {(shown) => <ShopGrid products={shown} heading="h2" term={term} hasPriority />}
        </Listing>
      </Page>
    );
  }

  const message = term
    ? `No products found for "${term}". Try a different search term.`
    : 'Please enter a search term.';
  const similar = searchSomeWords(term).slice(0, similarLimit);
  return (
    <Page name="Search" title="No results found">
      <EmptyState image={<StateImage state="empty" />} message={message}>
        <LinkButton variant="primary" to={paths.products}>
          Browse All Products
        </LinkButton>
      </EmptyState>
      {similar.length > 0 && (
        <section aria-labelledby="some-words" className="flex flex-col gap-4">
          <h2 id="some-words" className="text-section">
            Matching some of your words
          </h2>
          <ShopGrid products={similar} heading="h3" isRowOfFour />
        </section>
      )}
      <ShopByCategory />
      {term && similar.length === 0 && <BestSellers />}
    </Page>
  );
}
