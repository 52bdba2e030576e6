import { use } from 'react';
import { topRated } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { IsWholePageContext } from '../ui/page-context.ts';
import { Section } from '../ui/section.tsx';
import { type CardLayout, ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** The search term to highlight. */
  term?: string | undefined;
  /** Why a search finds each product. */
  reasons?: ReadonlyMap<Product, string>;
  /** How many of each product its button adds to the cart. */
  quantity?: number | undefined;
  /** Whether the grid is in a section with an `h2`, so that its cards have an `h3`. Otherwise it is the main content. */
  isInSection?: boolean;
  layout?: CardLayout;
  /** Whether the page names the category of all these products. */
  isOneCategory?: boolean;
};

/** The breakpoints are in rem, so they grow with the text. A row of four has four columns on tablets and wider screens. */
const columnsClasses = {
  columns: 'md:grid-cols-3 xl:grid-cols-4 min-[100rem]:grid-cols-5',
  rowOfFour: 'md:grid-cols-4',
  wide: 'md:grid-cols-3',
  /** Two wide cards. */
  two: '',
  list: '',
} satisfies Record<CardLayout | 'two', string>;

/** How many cards fit on the first screen of a phone. */
const firstCards = 4;

/** Products that can be added to the cart. */
export function ProductGrid({
  products,
  term = '',
  reasons,
  quantity = 1,
  isInSection = false,
  layout = 'columns',
  isOneCategory = false,
}: ProductGridProps) {
  const rendered = use(IsWholePageContext) ? products : products.slice(0, firstCards);
  return (
    <ul
      aria-label={isInSection ? undefined : 'Products'}
      className={`grid gap-2 ${layout === 'list' ? '' : 'min-[19rem]:grid-cols-2 lg:gap-4 print:grid-cols-4'} ${columnsClasses[products.length === 2 && layout === 'wide' ? 'two' : layout]}`}
    >
      {rendered.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          term={term}
          hasPriority={index === 0 && !isInSection}
          reason={reasons?.get(product)}
          quantity={quantity}
          heading={isInSection ? 'h3' : 'h2'}
          layout={layout}
          isOneCategory={isOneCategory}
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
