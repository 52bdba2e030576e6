import { use } from 'react';
import {
  categoryOf,
  findProduct,
  isListed,
  toolOnlyText,
  topRated,
} from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import { KeyFacts } from '../catalogue/key-facts.tsx';
import type { Product } from '../catalogue/product.ts';
import { cardTexts, decidingSpecifications, unbroken } from '../catalogue/specification-text.ts';
import { CompareToggle } from '../comparison/compare-toggle.tsx';
import { highlighted } from '../text/highlighted-text.tsx';
import { IsWholePageContext } from '../ui/below-first-screen.ts';
import { Section } from '../ui/section.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductRow } from './product-row.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** How many products the listing has on all its pages. */
  count?: number;
  term?: string | undefined;
  reasons?: ReadonlyMap<Product, string | undefined> | undefined;
  /** Whether the grid is in a section with an `h2`, so that its cards have an `h3`. Otherwise it is the main content. */
  isInSection?: boolean;
  /** The text above a name: the item number where the page names the category; none where the order is by category. */
  label?: 'category' | 'itemNumber' | 'none';
};

/** How many cards fit on the first screen of a phone. */
const firstCards = 4;

/** Whether all products of a page are so few that they are shown larger, with the facts that decide between them. */
export const isFew = (count: number): boolean => count === 2 || count === 3;

/** The columns of a list, from the width of the `@container` around it (paper has none), and the `sizes` of its images, which only know the window. */
const many = {
  className: '@min-[45rem]:grid-cols-3 @min-[75rem]:grid-cols-4 @min-[95rem]:grid-cols-5',
  // From 80rem on a column is 18.4rem wide. The stated 17.5rem makes all browsers choose the 560-pixel file on a screen with two
  // device pixels per CSS pixel.
  sizes: '(min-width: 80rem) 17.5rem, (min-width: 48rem) 31vw, 45vw',
};

const upToFour = {
  className: '@min-[45rem]:grid-cols-4',
  sizes: '(min-width: 100rem) 23rem, (min-width: 80rem) 17.5rem, (min-width: 48rem) 23vw, 45vw',
};

const twoOrThree = {
  className: 'large-cards @min-[45rem]:grid-cols-1 @min-[75rem]:grid-cols-3',
  sizes: '(min-width: 48rem) 24rem, 45vw',
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
  const hasFacts = isFew(count) && !isInSection;
  const { className, sizes } = hasFacts ? twoOrThree : count > 4 ? many : upToFour;

  function labelOf(product: Product) {
    if (label === 'none') return undefined;
    return label === 'itemNumber' ? `Item ${product.itemNumber}` : categoryOf(product).name;
  }

  function textsOf(product: Product) {
    const toolOnly = toolOnlyText(product);
    const reason = reasons?.get(product);
    return (
      <>
        {hasFacts && product.bestFor && <p className="text-small">{unbroken(product.bestFor)}</p>}
        <p className={`text-small ${hasFacts ? '@min-[45rem]:hidden' : ''}`}>
          {cardTexts(product).map(unbroken).join(' · ')}
        </p>
        {toolOnly && <p className="text-small font-semibold">{toolOnly}</p>}
        {reason && (
          <p key={`${term}: ${reason}`} className="text-small font-semibold">
            {highlighted(reason, term)}
          </p>
        )}
      </>
    );
  }

  return (
    <ul
      aria-label={isInSection ? undefined : 'Products'}
      className={`grid gap-2 lg:gap-4 @min-[17rem]:grid-cols-2 print:grid-cols-4 ${className}`}
    >
      {rendered.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          term={term}
          heading={isInSection ? 'h3' : 'h2'}
          label={labelOf(product)}
          texts={textsOf(product)}
        >
          {hasFacts ? (
            <KeyFacts
              specifications={decidingSpecifications(product, products)}
              className="col-span-full mx-2 hidden grid-cols-3 content-start border-t border-line pt-2 lg:mx-4 @min-[45rem]:grid"
            />
          ) : (
            <CompareToggle product={product} className="absolute top-0 right-2 text-on-tile" />
          )}
          <ProductImage
            product={product}
            sizes={sizes}
            hasPriority={index === 0 && !isInSection}
            // On a phone the box of Compare is above the tool.
            className="order-first self-start col-span-(--span) row-span-(--rows) phone:box-content phone:pt-4"
          />
        </ProductCard>
      ))}
    </ul>
  );
}

type ProductSectionProps = { heading: string; products: readonly Product[] };

/** A section of up to four products that can be added to the cart. */
export const ProductSection = ({ heading, products }: ProductSectionProps) => (
  <Section heading={heading} className="not-print:@container">
    <ProductGrid products={products} isInSection />
  </Section>
);

export const TopRated = () => <ProductSection heading="Best Sellers" products={topRated()} />;

type ProductRowsProps = {
  products: readonly Product[];
  reasons?: ReadonlyMap<Product, string>;
};

/** Products that belong to what the page shows, in rows, three beside each other where a row is 22rem wide. */
export const ProductRows = ({ products, reasons }: ProductRowsProps) => (
  <ul className="grid gap-2 lg:gap-4 @min-[75rem]:grid-cols-3">
    {products.map((product) => (
      <ProductRow key={product.id} product={product} reason={reasons?.get(product)} />
    ))}
  </ul>
);

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
    <Section heading={heading} className="not-print:@container">
      <ProductRows products={[...reasons.keys()].slice(0, 3)} reasons={reasons} />
    </Section>
  );
}
