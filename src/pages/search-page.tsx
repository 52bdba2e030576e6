import { useLocation } from 'react-router-dom';
import { EmptyState } from '../layout/empty-state.tsx';
import { Page, PageHeading } from '../layout/page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { Listing } from '../listing/listing.tsx';
import { ProductGrid } from '../listing/product-grid.tsx';
import { ShopByCategory } from '../listing/shop-by-category.tsx';
import { paths, searchTermIn, searchUrl } from '../paths.ts';
import type { Match } from '../search/find-by-measure.ts';
import { searchCatalogue } from '../search/search-catalogue.ts';
import { mostMatches } from '../search/suggested.ts';
import { store } from '../store.ts';
import { LinkButton } from '../ui/button.tsx';
import { InlineLink } from '../ui/inline-link.tsx';
import { BelowFirstScreen } from '../ui/page-context.ts';
import { Section } from '../ui/section.tsx';
import { ListingPage } from './listing-page.tsx';

export function SearchPage() {
  const term = searchTermIn(useLocation().search);
  const { results, corrected, matches, answer } = searchCatalogue(term);
  if (results.length > 0) {
    return (
      <ListingPage
        name="Search"
        title={`Showing ${results.length} results for "${term}"`}
        products={results}
      >
        <Listing products={results} term={term} />
        {matches.length > 0 && (
          <BelowFirstScreen>
            <Section heading="Other Matches">
              <Matches matches={matches} term={term} isInSection />
            </Section>
          </BelowFirstScreen>
        )}
      </ListingPage>
    );
  }

  const message = term
    ? `No products found for "${term}". Try a different search term.`
    : 'Please enter a search term.';
  const heading = 'No results found';
  if (matches.length > 0) {
    return (
      <Page name="Search" title={null}>
        <PageHeading>{corrected ? <DidYouMean term={corrected} /> : answer}</PageHeading>
        <div className="-mt-2 flex flex-wrap gap-x-2 text-small text-muted">
          <p>{heading}</p>
          <p className="min-w-0 wrap-anywhere">{message}</p>
        </div>
        <Matches matches={matches} term={corrected ?? term} />
        <ShopByCategory />
      </Page>
    );
  }
  return (
    <Page name="Search" title={heading}>
      <EmptyState image="empty" message={message}>
        <LinkButton variant="primary" to={paths.products}>
          Browse All Products
        </LinkButton>
      </EmptyState>
      <ShopByCategory />
      {term && (
        <p>
          <PhoneLink>{`Ask us: ${store.phone.shown}`}</PhoneLink>
        </p>
      )}
    </Page>
  );
}

type MatchesProps = { matches: readonly Match[]; term: string; isInSection?: boolean };

function Matches({ matches, term, isInSection = false }: MatchesProps) {
  const shown = matches.slice(0, mostMatches);
  return (
    <ProductGrid
      products={shown.map(({ product }) => product)}
      reasons={new Map(shown.map(({ product, reason }) => [product, reason]))}
      quantity={shown.length === 1 ? shown[0]?.quantity : 1}
      term={term}
      isInSection={isInSection}
    />
  );
}

const DidYouMean = ({ term }: { term: string }) => (
  <>
    <span>Did you mean </span>
    <InlineLink to={searchUrl(term)}>{term}</InlineLink>
    <span>?</span>
  </>
);
