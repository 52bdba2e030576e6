import { type ReactNode, useId } from 'react';
import { findProduct, isListed, productsIn } from '../../catalogue/catalogue.ts';
import { ProductImage } from '../../catalogue/catalogue-image.tsx';
import type { Category } from '../../catalogue/categories.ts';
import type { Product } from '../../catalogue/product.ts';
import { unbroken } from '../../catalogue/specification-text.ts';
import { StarRating } from '../../catalogue/star-rating.tsx';
import { formatPrice } from '../../money/money.ts';
import { categoryUrl, productUrl } from '../../paths.ts';
import { NoWrap } from '../../text/no-wrap.tsx';
import { Card, CardLink } from '../../ui/card.tsx';
import { InlineLink } from '../../ui/inline-link.tsx';
import { Section } from '../../ui/section.tsx';

/** Up to three cards in a row. */
const listClass = 'grid gap-2 md:grid-cols-3 lg:gap-4';

/** The products that this one works with, and why. Renders nothing if there are none. */
export function WorksWith({ product }: { product: Product }) {
  const related = (product.worksWith ?? []).flatMap(({ productId, reason }) => {
    const other = findProduct(productId);
    return other && isListed(other) ? [{ other, reason }] : [];
  });
  if (related.length === 0) return null;
  return (
    <Section heading="Works with">
      <ul className={listClass}>
        {related.map(({ other, reason }) => (
          <CompactCard key={other.id} product={other} isOnly={!related[1]}>
            <p className="text-small text-muted">{reason}</p>
          </CompactCard>
        ))}
      </ul>
    </Section>
  );
}

const moreLimit = 3;

type MoreFromCategoryProps = { category: Category; except: Product };

/**
 * Other products of the category that "Works with" does not show. No Add to Cart, because this page sells one product.
 */
export function MoreFromCategory({ category, except }: MoreFromCategoryProps) {
  const id = useId();
  const shown = [except.id, ...(except.worksWith ?? []).map(({ productId }) => productId)];
  const others = productsIn(category)
    .filter(({ id }) => !shown.includes(id))
    .slice(0, moreLimit);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id={id} className="text-section">
          {`More from ${category.name}`}
        </h2>
        <InlineLink to={categoryUrl(category.slug)}>{`More in ${category.name}`}</InlineLink>
      </div>
      <ul className={listClass}>
        {others.map((product) => (
          <CompactCard key={product.id} product={product} isOnly={!others[1]}>
            <StarRating product={product} />
          </CompactCard>
        ))}
      </ul>
    </section>
  );
}

type CompactCardProps = {
  product: Product;
  /** Whether it is the only one of its row, which it then fills. */
  isOnly: boolean;
  children: ReactNode;
};

/** A list item with image, name and price. The children are shown above the name. */
function CompactCard({ product, isOnly, children }: CompactCardProps) {
  return (
    <li className={`relative grid ${isOnly ? 'col-span-full' : ''}`}>
      <Card
        className={`grid grid-cols-[min(5rem,30%)_minmax(0,1fr)] items-center gap-x-4 overflow-hidden print:block ${isOnly ? 'md:grid-cols-[12rem_minmax(0,1fr)]' : ''}`}
      >
        <ProductImage
          product={product}
          sizes={isOnly ? '(min-width: 48rem) 12rem, 6rem' : '6rem'}
          className="print:hidden"
        />
        <div className="py-2 pr-2">
          {children}
          <h3 className="text-large">
            <CardLink to={productUrl(product.id)}>
              <NoWrap>{product.name}</NoWrap>
            </CardLink>
          </h3>
          <p className="font-display text-large font-semibold">{formatPrice(product.price)}</p>
          {isOnly && (
            <p className="max-w-prose text-small text-muted max-md:hidden print:hidden">
              {unbroken(product.description)}
            </p>
          )}
        </div>
      </Card>
    </li>
  );
}
