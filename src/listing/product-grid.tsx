import { use } from 'react';
import { findProduct, isListed, topRated } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { decidingSpecifications } from '../catalogue/specification-text.ts';
import { IsWholePageContext } from '../ui/below-first-screen.ts';
import { Section } from '../ui/section.tsx';
import { type CardLabel, type CardLayout, cardLayouts, ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  term?: string | undefined;
  reasons?: ReadonlyMap<Product, string | undefined> | undefined;
  /** Whether the grid is in a section with an `h2`, so that its cards have an `h3`. Otherwise it is the main content. */
  isInSection?: boolean;
  layout?: CardLayout;
  label?: CardLabel;
};

/** How many cards fit on the first screen of a phone. */
const firstCards = 4;

export function ProductGrid({
  products,
  term = '',
  reasons,
  isInSection = false,
  layout = 'column',
  label = 'category',
}: ProductGridProps) {
  const rendered = use(IsWholePageContext) ? products : products.slice(0, firstCards);
  const isWide = layout === 'wide' || layout === 'wideThree';
  return (
    <ul
      aria-label={isInSection ? undefined : 'Products'}
      className={`grid gap-2 lg:gap-4 ${cardLayouts[layout].list}`}
    >
      {rendered.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          term={term}
          hasPriority={index === 0 && !isInSection}
          reason={reasons?.get(product)}
          heading={isInSection ? 'h3' : 'h2'}
          layout={layout}
          label={label}
          facts={isWide ? decidingSpecifications(product, products) : undefined}
        />
      ))}
    </ul>
  );
}

type ProductRowProps = { heading: string; products: readonly Product[] };

/** A section of up to four products that can be added to the cart. */
export const ProductRow = ({ heading, products }: ProductRowProps) => (
  <Section heading={heading}>
    <ProductGrid products={products} isInSection layout="rowOfFour" />
  </Section>
);

export const TopRated = () => <ProductRow heading="Best Sellers" products={topRated()} />;

/** The first three products that these work with, except those among themselves, and why. Renders nothing if there are none. */
export function WorksWith({ heading, products }: ProductRowProps) {
  const reasons = new Map<Product, string>();
  for (const { productId, reason } of products.flatMap(({ worksWith = [] }) => worksWith)) {
    const other = findProduct(productId);
    if (other && isListed(other) && !products.includes(other) && !reasons.has(other))
      reasons.set(other, reason);
  }
  if (reasons.size === 0) return null;
  return (
    <Section heading={heading}>
      <ProductGrid
        products={[...reasons.keys()].slice(0, 3)}
        reasons={reasons}
        isInSection
        layout="compact"
        label="none"
      />
    </Section>
  );
}
