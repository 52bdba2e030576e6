import { use } from 'react';
import { topRated } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { decidingSpecifications } from '../catalogue/specification-text.ts';
import { IsWholePageContext } from '../ui/page-context.ts';
import { Section } from '../ui/section.tsx';
import { type CardLabel, type CardLayout, ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** The search term to highlight. */
  term?: string | undefined;
  /** Why a search finds each product. */
  reasons?: ReadonlyMap<Product, string | undefined>;
  /** Whether the grid is in a section with an `h2`, so that its cards have an `h3`. Otherwise it is the main content. */
  isInSection?: boolean;
  layout?: CardLayout;
  label?: CardLabel;
};

/** The breakpoints are in rem, so they grow with the text. A row of four has four columns on tablets and wider screens. */
const columnsClasses = {
  columns: 'md:grid-cols-3 xl:grid-cols-4 min-[100rem]:grid-cols-5',
  rowOfFour: 'md:grid-cols-4',
  // Beside an image that is higher than the other parts, the last of them takes the rest of the height.
  two: 'md:grid-cols-1 md:[grid-auto-rows:auto_auto_auto_auto_auto_1fr] xl:grid-cols-2 xl:max-[100rem]:[grid-auto-rows:auto_auto_auto_auto_1fr_auto]',
  three:
    'md:grid-cols-1 md:[grid-auto-rows:auto_auto_auto_auto_auto_1fr] xl:auto-rows-auto xl:grid-cols-3',
} satisfies Record<CardLayout, string>;

/** How many cards fit on the first screen of a phone. */
const firstCards = 4;

/** Products that can be added to the cart. */
export function ProductGrid({
  products,
  term = '',
  reasons,
  isInSection = false,
  layout = 'columns',
  label = 'category',
}: ProductGridProps) {
  const rendered = use(IsWholePageContext) ? products : products.slice(0, firstCards);
  const isFew = layout === 'two' || layout === 'three';
  return (
    <ul
      aria-label={isInSection ? undefined : 'Products'}
      className={`grid gap-2 min-[19rem]:grid-cols-2 lg:gap-4 print:grid-cols-4 ${columnsClasses[layout]}`}
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
          facts={isFew ? decidingSpecifications(product, products) : undefined}
        />
      ))}
    </ul>
  );
}

type ProductRowProps = { heading: string; products: readonly Product[] };

/** A section of up to four products that can be added to the cart. */
export function ProductRow({ heading, products }: ProductRowProps) {
  return (
    <Section heading={heading}>
      <ProductGrid products={products} isInSection layout="rowOfFour" />
    </Section>
  );
}

export const TopRated = () => <ProductRow heading="Best Sellers" products={topRated()} />;
