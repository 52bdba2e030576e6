import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '../catalogue/product.ts';
import { ComparedProducts, comparisonTitle } from '../comparison/compared-products.tsx';
import { pageComparison } from '../comparison/comparison-urls.ts';
import { Page } from '../layout/page.tsx';
import { showsComparison } from '../paths.ts';

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
  const { products: compared, leftOut } = pageComparison(url);
  if (!showsComparison(url.search) || compared.length + leftOut === 0) {
    return (
      <Page name={name} title={title} breadcrumbs={null}>
        {children}
      </Page>
    );
  }
  return (
    <Page
      name="Compare"
      title={comparisonTitle(compared.length)}
      breadcrumbs={[{ name, url: pageComparison(url).urlWith([]) }]}
    >
      <ComparedProducts among={products} />
    </Page>
  );
}
