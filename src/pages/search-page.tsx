import { EmptyState } from '../layout/empty-state.tsx';
import { Page } from '../layout/page.tsx';
import { PhoneLink } from '../layout/phone-link.tsx';
import { Listing } from '../listing/listing.tsx';
import { ProductGrid } from '../listing/product-grid.tsx';
import { ShopByCategory } from '../listing/shop-by-category.tsx';
import { useLocation } from '../navigation/router.ts';
import { searchTermIn } from '../paths.ts';
import { excerptFor } from '../search/excerpt.ts';
import type { ShownProduct } from '../search/find.ts';
import { type Found, mostMatches, searchCatalogue } from '../search/search-catalogue.ts';
import { store } from '../store.ts';
import { BelowFirstScreen } from '../ui/below-first-screen.ts';
import { Section } from '../ui/section.tsx';

export function SearchPage() {
  const { search } = useLocation();
  const term = searchTermIn(search);
  const found = searchCatalogue(term);
  const { results, matches, closest, corrected } = found;
  if (results.length > 0) {
    return (
      <Page
        name="Search"
        title={`Showing ${results.length} results for "${term}"`}
        breadcrumbs={null}
      >
        <Listing
          products={results}
          term={term}
          reasons={new Map(results.map((product) => [product, excerptFor(product, term)]))}
        />
        {matches.length > 0 && (
          <BelowFirstScreen>
            <Section heading="Other Matches" className="not-print:@container">
              <Products shown={matches} term={term} isInSection />
            </Section>
          </BelowFirstScreen>
        )}
      </Page>
    );
  }

  const message = term
    ? `No products found for "${term}". Try a different search term.`
    : 'Please enter a search term.';
  const others = matches.length > 0 ? matches : closest;
  return (
    <Page name="Search" title="No results found" breadcrumbs={null}>
      {others.length > 0 ? (
        <>
          <p className="wrap-anywhere">{message}</p>
          <Section heading={headingOf(found)} className="not-print:@container">
            <Products shown={others} term={corrected ?? term} isInSection />
          </Section>
        </>
      ) : (
        <EmptyState message={message} />
      )}
      <ShopByCategory />
      {term && (
        <p>
          <PhoneLink>{`Ask us: ${store.phone.shown}`}</PhoneLink>
        </p>
      )}
    </Page>
  );
}

/** The heading of the tools that a search without results shows. */
function headingOf({ matches, corrected }: Found): string {
  if (matches.length === 0) return 'The closest we have';
  if (corrected) return `Tools for "${corrected}"`;
  return matches.length === 1
    ? '1 tool has these words'
    : `${matches.length} tools have these words`;
}

type ProductsProps = { shown: readonly ShownProduct[]; term?: string; isInSection?: boolean };

/** With the reason why each is shown, which is said once if it is the same for all. */
function Products({ shown, term, isInSection = false }: ProductsProps) {
  const first = shown.slice(0, mostMatches);
  const reasons = new Map(first.map(({ product, reason }) => [product, reason]));
  const [reason, other] = new Set(reasons.values());
  const isOne = other === undefined && first.length > 1;
  return (
    <>
      {isOne && reason && <p>{reason}</p>}
      <ProductGrid
        products={first.map(({ product }) => product)}
        reasons={isOne ? new Map() : reasons}
        term={term}
        isInSection={isInSection}
      />
    </>
  );
}
