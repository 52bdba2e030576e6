import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { listPage } from '../catalogue/paging';
import { sortedBy } from '../catalogue/sort';
import { listingValue } from '../paths';
import { Pagination } from './pagination';
import { ShopGrid } from './shop-grid';
import { SortBox } from './sort-box';

type ListingProps = Pick<ComponentProps<typeof ShopGrid>, 'products' | 'marked' | 'reason'>;

/** Products in the order that the address asks for, and of a long list the page that it asks for. */
export function Listing({ products, ...card }: ListingProps) {
  const { search } = useLocation();
  const order = listingValue(search, 'sort');
  const page = listPage(sortedBy(order, products), listingValue(search, 'page'));
  return (
    <>
      <div className="flex min-h-target-primary flex-wrap items-center justify-between gap-x-4">
        <p className="text-muted">
          {products.length === 1 ? '1 product' : `${products.length} products`}
        </p>
        {products.length > 1 && <SortBox order={order} />}
      </div>
      <ShopGrid products={page.entries} heading="h2" isMain {...card} />
      <Pagination number={page.number} count={page.count} />
    </>
  );
}
