import type { ComponentProps } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { ProductGrid } from '../catalogue/product-grid';

/** A grid of products that can be put into the cart from where they stand. */
export function ShopGrid(grid: Omit<ComponentProps<typeof ProductGrid>, 'action'>) {
  return (
    <ProductGrid
      {...grid}
      action={(product) => <AddToCartButton product={product} isOneOfMany />}
    />
  );
}
