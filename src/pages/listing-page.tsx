import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '../catalogue/product.ts';
import { ComparedProducts } from '../comparison/compared-products.tsx';
import { comparisonHeading, pageComparison } from '../comparison/comparison-urls.ts';
import { Page } from '../layout/page.tsx';

/** The name of a listing, or of the comparison that is in its place. */
export const listingTitle = (name: string, query: string): string =>
  comparisonHeading(query) ?? name;

type ListingPageProps = {
  name: string;
  title?: string;
  /** The products of the listing, which can be added to the comparison. */
  products: readonly Product[];
  /** The listing, with its breadcrumbs. */
  children: ReactNode;
};

/** The page of a listing. Once the shopper has chosen what to compare, the comparison is in its place. */
export function ListingPage({ name, title = name, products, children }: ListingPageProps) {
  const url = useLocation();
  const heading = comparisonHeading(url.search);
  if (heading === undefined) {
    return (
      <Page name={name} title={title} breadcrumbs={null}>
        {children}
      </Page>
    );
  }
  return (
    <Page
      name="Compare"
      title={heading}
      breadcrumbs={[{ name, url: pageComparison(url).urlWith([]) }]}
    >
      <ComparedProducts among={products} />
    </Page>
  );
}
