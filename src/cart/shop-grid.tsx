import { type ComponentProps, memo } from 'react';
import { CardGrid } from '../catalogue/card-grid';
import type { Product } from '../catalogue/product';
import { ProductCard } from '../catalogue/product-card';
import { useIsWhole } from '../page-slots/deferred';
import { AddToCartButton } from './add-to-cart-button';

type ShopGridProps = {
  products: readonly Product[];
  /** The level below the heading of the grid. */
  heading: 'h2' | 'h3';
  /** The search term to highlight. */
  term?: string;
  /** Whether the first image is the largest of the page. */
  hasPriority?: boolean;
  isRowOfFour?: boolean;
};

/** The cards that the first screen of a phone shows. */
const firstCards = 4;

/** Products that can be added to the cart. */
export function ShopGrid({
  products,
  heading,
  term = '',
  hasPriority = false,
  isRowOfFour = false,
}: ShopGridProps) {
  const rendered = useIsWhole() ? products : products.slice(0, firstCards);
  return (
    <CardGrid isRowOfFour={isRowOfFour}>
      {rendered.map((product, index) => (
        <ShopCard
          key={product.id}
          product={product}
          heading={heading}
          term={term}
          hasPriority={hasPriority && index === 0}
          isInRowOfFour={isRowOfFour}
        />
      ))}
    </CardGrid>
  );
}

/** Another sort order moves the cards without rendering them again. */
const ShopCard = memo(function ShopCard(
  card: Omit<ComponentProps<typeof ProductCard>, 'children'>,
) {
  return (
    <ProductCard {...card}>
      <AddToCartButton product={card.product} isOnCard />
    </ProductCard>
  );
});
