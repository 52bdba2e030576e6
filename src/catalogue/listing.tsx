import { type ReactNode, useDeferredValue } from 'react';
import { usePageUrl } from '../page-slots/page-url';
import { listingValue } from '../paths';
import { Pagination } from './pagination';
import { listPage } from './paging';
import type { Product } from './product';
import { sortedBy } from './sort';
import { SortSelect } from './sort-select';

type ListingProps = {
  products: readonly Product[];
  /** Renders the products of the page that is shown. */
  children: (products: readonly Product[]) => ReactNode;
};

/** Products in the sort order of the URL; of a long list, the page of the URL. */
export function Listing({ products, children }: ListingProps) {
  const { search } = usePageUrl();
  const order = listingValue(search, 'sort');
  // The choice is painted before the cards move, which takes longer.
  const sorted = sortedBy(useDeferredValue(order), products);
  const page = listPage(sorted, listingValue(search, 'page'));
  return (
    <>
      <div className="flex min-h-target-primary flex-wrap items-center justify-between gap-x-4">
        <p className="text-muted">
          {products.length === 1 ? '1 product' : `${products.length} products`}
        </p>
        {products.length > 1 && <SortSelect order={order} />}
      </div>
      {children(page.entries)}
      <Pagination number={page.number} count={page.count} />
    </>
  );
}
