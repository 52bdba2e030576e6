import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { sortedBy } from '../catalogue/sort';
import { sortIn } from '../paths';
import { ShopGrid } from './shop-grid';
import { SortBox } from './sort-box';

type ListingProps = Pick<ComponentProps<typeof ShopGrid>, 'products' | 'marked' | 'reason'>;

/** Products in the order that the address asks for: how many, the choice of the order, and the grid. */
export function Listing({ products, ...card }: ListingProps) {
  const order = sortIn(useLocation().search);
  return (
    <>
      <div className="flex min-h-target-primary flex-wrap items-center justify-between gap-x-4">
        <p className="text-muted">
          {products.length === 1 ? '1 product' : `${products.length} products`}
        </p>
        {products.length > 1 && <SortBox order={order} />}
      </div>
      <ShopGrid products={sortedBy(order, products)} heading="h2" isMain {...card} />
    </>
  );
}
