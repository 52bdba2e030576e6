import { use, useMemo } from 'react';
import { topRated } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { IsWholePageContext } from '../ui/below-first-screen.ts';
import { Section } from '../ui/section.tsx';
import { type CardList, ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** How many products the listing has on all its pages. */
  count?: number;
  term?: string | undefined;
  reasons?: ReadonlyMap<Product, string | undefined> | undefined;
  /** Whether the grid is in a section with an `h2`, so that its cards have an `h3`. Otherwise it is the main content. */
  isInSection?: boolean;
};

/** How many cards fit on the first screen of a phone. */
const firstCards = 4;

/** Two or three products are shown larger. They need no order, and one button compares them all. */
export const isFew = (count: number): boolean => count === 2 || count === 3;

const upright = { item: 'row-span-5', card: '', text: '', image: '', facts: '' };

/**
 * Columns and form of the cards, from the width of the list and its number of products. Images have `sizes` for the width of the window,
 * which is all that browsers know before the layout. Paper is no query container: there all cards are upright, in four columns.
 */
const forms = {
  /** From 45rem on the image is beside the other parts, and from 75rem on the facts are among these. */
  two: {
    list: '@min-[45rem]:auto-rows-[auto_1fr_auto_auto_auto] @min-[45rem]:grid-cols-1 @min-[75rem]:grid-cols-2',
    sizes: '(min-width: 48rem) 24rem, 45vw',
    item: 'row-span-5',
    card: '@min-[45rem]:grid-cols-[24rem_minmax(0,1fr)]',
    text: '@min-[45rem]:pt-2',
    image: '@min-[45rem]:row-span-5',
    facts: '@min-[45rem]:col-[2/-1] @min-[45rem]:row-start-2',
  },
  /** From 75rem on the images are cropped, so that Add to Cart is on the first screen. */
  three: {
    list: '@min-[45rem]:grid-cols-3',
    sizes: '(min-width: 48rem) 24rem, 45vw',
    item: 'row-span-5 @min-[75rem]:row-span-6',
    card: '',
    text: '',
    image: '@min-[75rem]:aspect-6/5 @min-[75rem]:object-cover',
    facts: 'col-span-full grid-cols-3',
  },
  four: {
    ...upright,
    list: '@min-[45rem]:grid-cols-4',
    sizes: '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw',
  },
  many: {
    ...upright,
    list: '@min-[45rem]:grid-cols-3 @min-[75rem]:grid-cols-4 @min-[95rem]:grid-cols-5',
    // From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the 560-pixel file on a screen with two
    // device pixels per CSS pixel.
    sizes: '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
  },
};

function formOf(count: number, areFew: boolean) {
  if (areFew) return count === 2 ? forms.two : forms.three;
  return count === 4 ? forms.four : forms.many;
}

export function ProductGrid({
  products,
  count = products.length,
  term = '',
  reasons,
  isInSection = false,
}: ProductGridProps) {
  const rendered = use(IsWholePageContext) ? products : products.slice(0, firstCards);
  const areFew = isFew(count) && !isInSection;
  const few = areFew ? products : undefined;
  const form = formOf(count, areFew);
  const list = useMemo<CardList>(
    () => ({ term, heading: isInSection ? 'h3' : 'h2', form, few }),
    [term, isInSection, form, few],
  );
  return (
    <div className="not-print:@container">
      <ul
        aria-label={isInSection ? undefined : 'Products'}
        className={`grid gap-2 lg:gap-4 min-[19rem]:grid-cols-2 print:grid-cols-4 ${form.list}`}
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
