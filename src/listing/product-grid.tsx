import { use, useMemo } from 'react';
import { categoryOf, findProduct, isListed, topRated } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { IsWholePageContext } from '../ui/below-first-screen.ts';
import { Section } from '../ui/section.tsx';
import { type CardList, ProductCard } from './product-card.tsx';
import { ProductRows } from './product-row.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** How many products the listing has on all its pages. */
  count?: number;
  term?: string | undefined;
  reasons?: ReadonlyMap<Product, string | undefined> | undefined;
  /** Whether the grid is in a section with an `h2`, so that its cards have an `h3`. Otherwise it is the main content. */
  isInSection?: boolean;
  /** The text above a name: the item number where the page names the category; nothing where the order is by category. */
  label?: 'category' | 'itemNumber' | 'none';
};

/** How many cards fit on the first screen of a phone. */
const firstCards = 4;

/** Two or three products are shown larger. They need no order, and are compared by one button instead of a checkbox each. */
export const isFew = (count: number): boolean => count === 2 || count === 3;

/**
 * Columns, and the form of large cards, from the width of the list and its number of products. Images have `sizes` for the width of
 * the window, which is all that browsers know before the layout. Paper is no query container: there all cards are upright, in four
 * columns.
 */
const many = {
  className: '@min-[45rem]:grid-cols-3 @min-[75rem]:grid-cols-4 @min-[95rem]:grid-cols-5',
  // From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the 560-pixel file on a screen with two
  // device pixels per CSS pixel.
  sizes: '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
};
const four = {
  className: '@min-[45rem]:grid-cols-4',
  sizes: '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw',
};
const sizes = '(min-width: 48rem) 24rem, 45vw';
const two = {
  className:
    '@min-[45rem]:auto-rows-[1fr_auto_auto_auto] @min-[45rem]:grid-cols-1 @min-[45rem]:[--columns:24rem_minmax(0,1fr)] @min-[45rem]:[--rows:3] @min-[45rem]:[--top:0.5rem] @min-[75rem]:grid-cols-2',
  sizes,
};
const three = {
  className:
    '@min-[45rem]:auto-rows-[1fr_auto_auto_auto] @min-[45rem]:grid-cols-1 @min-[45rem]:[--columns:24rem_minmax(0,1fr)] @min-[45rem]:[--rows:3] @min-[45rem]:[--top:0.5rem] @min-[75rem]:[--columns:minmax(0,1fr)_9.5rem] @min-[75rem]:[--rows:1] @min-[75rem]:[--span:2] @min-[75rem]:[--top:0] @min-[75rem]:grid-cols-3',
  sizes,
};

export function ProductGrid({
  products,
  count = products.length,
  term = '',
  reasons,
  isInSection = false,
  label = 'category',
}: ProductGridProps) {
  const rendered = use(IsWholePageContext) ? products : products.slice(0, firstCards);
  const few = isFew(count) && !isInSection ? products : undefined;
  const { className, sizes } = few ? (count === 2 ? two : three) : count === 4 ? four : many;
  const list = useMemo<CardList>(
    () => ({
      term,
      heading: isInSection ? 'h3' : 'h2',
      sizes,
      few,
      labelOf(product) {
        if (label === 'none') return undefined;
        return label === 'itemNumber' ? `Item ${product.itemNumber}` : categoryOf(product).name;
      },
    }),
    [term, isInSection, sizes, few, label],
  );
  return (
    <div className="not-print:@container">
      <ul
        aria-label={isInSection ? undefined : 'Products'}
        className={`grid gap-2 lg:gap-4 @min-[17rem]:grid-cols-2 print:grid-cols-4 ${className}`}
      >
        {rendered.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            list={list}
            hasPriority={index === 0 && !isInSection}
          >
            {reasons?.get(product)}
          </ProductCard>
        ))}
      </ul>
    </div>
  );
}

type ProductSectionProps = { heading: string; products: readonly Product[] };

/** A section of up to four products that can be added to the cart. */
export const ProductSection = ({ heading, products }: ProductSectionProps) => (
  <Section heading={heading}>
    <ProductGrid products={products} isInSection />
  </Section>
);

export const TopRated = () => <ProductSection heading="Best Sellers" products={topRated()} />;

/** The first three products that these work with, except those among themselves, and why. Renders nothing if there are none. */
export function WorksWith({ heading, products }: ProductSectionProps) {
  const reasons = new Map<Product, string>();
  for (const { productId, reason } of products.flatMap(({ worksWith = [] }) => worksWith)) {
    const other = findProduct(productId);
    if (other && isListed(other) && !products.includes(other) && !reasons.has(other))
      reasons.set(other, reason);
  }
  if (reasons.size === 0) return null;
  return (
    <Section heading={heading}>
      <ProductRows products={[...reasons.keys()].slice(0, 3)} reasons={reasons} />
    </Section>
  );
}
