import { useLocation } from 'react-router-dom';
import { EmptyState } from '../layout/empty-state';
import { Page } from '../layout/page';
import { Listing } from '../listing/listing';
import { ProductRow, TopRated } from '../listing/product-row';
import { ShopByCategory } from '../listing/shop-by-category';
import { paths, searchTermIn, searchUrl } from '../paths';
import { FoundInSpecifications } from '../search/found-in-specifications';
import { searchProducts, searchSomeWords } from '../search/search';
import { correctedTerm } from '../search/spelling';
import { BelowFirstScreen } from '../ui/below-first-screen';
import { LinkButton } from '../ui/button';
import { InlineLink } from '../ui/inline-link';

export function SearchPage() {
  const term = searchTermIn(useLocation().search);
  const results = searchProducts(term);
  if (results.length > 0) {
    return (
      <Page name="Search" title={`Showing ${results.length} results for "${term}"`}>
        <Listing products={results} term={term} />
        <BelowFirstScreen>
          <FoundInSpecifications term={term} except={results} />
        </BelowFirstScreen>
      </Page>
    );
  }

  const message = term
    ? `No products found for "${term}". Try a different search term.`
    : 'Please enter a search term.';
  const similar = searchSomeWords(term);
  return (
    <Page name="Search" title="No results found">
      <EmptyState image="empty" message={message}>
        <BelowFirstScreen>
          <DidYouMean term={term} />
        </BelowFirstScreen>
        <LinkButton variant="primary" to={paths.products}>
          Browse All Products
        </LinkButton>
      </EmptyState>
      <BelowFirstScreen>
        <FoundInSpecifications term={term} except={results} />
      </BelowFirstScreen>
      {similar.length > 0 && (
        <ProductRow heading="Matching some of your words" products={similar} />
      )}
      <ShopByCategory />
      {term && similar.length === 0 && <TopRated />}
    </Page>
  );
}

function DidYouMean({ term }: { term: string }) {
  const corrected = correctedTerm(term);
  return (
    corrected && (
      <p className="w-full">
        <span>Did you mean </span>
        <InlineLink to={searchUrl(corrected)}>{corrected}</InlineLink>
        <span>?</span>
      </p>
    )
  );
}
