import { useId } from 'react';
import { productsIn } from '../../catalogue/catalogue.ts';
import type { Category, Product } from '../../catalogue/product.ts';
import { RatingInList } from '../../catalogue/star-rating.tsx';
import { CompactCard, compactListClass } from '../../listing/compact-card.tsx';
import { categoryUrl } from '../../paths.ts';
import { InlineLink } from '../../ui/inline-link.tsx';

const moreLimit = 3;

type MoreFromCategoryProps = { category: Category; except: Product };

/**
 * Other products of the category that "Works with" does not show. No Add to Cart, because this page sells one product and what
 * belongs to it.
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
      <ul className={compactListClass}>
        {others.map((product) => (
          <CompactCard key={product.id} product={product}>
            <RatingInList product={product} />
          </CompactCard>
        ))}
      </ul>
    </section>
  );
}
