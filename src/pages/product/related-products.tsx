import { useId } from 'react';
import { productsIn } from '../../catalogue/catalogue';
import type { Category } from '../../catalogue/categories';
import { CompactCard } from '../../catalogue/compact-card';
import type { Product } from '../../catalogue/product';
import { StarRating } from '../../catalogue/star-rating';
import { categoryUrl } from '../../paths';
import { InlineLink } from '../../ui/link';

const limit = 4;

type MoreFromCategoryProps = { category: Category; except: Product };

/** The other products of a category, if there are two; without Add to Cart, because this page sells one product. */
export function MoreFromCategory({ category, except }: MoreFromCategoryProps) {
  const id = useId();
  const others = productsIn(category)
    .slice(0, limit + 1)
    .filter(({ id }) => id !== except.id)
    .slice(0, limit);
  if (others.length < 2) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id={id} className="text-section">
          {`More from ${category.name}`}
        </h2>
        <InlineLink to={categoryUrl(category.slug)}>{`More in ${category.name}`}</InlineLink>
      </div>
      {/* Whatever their number, the cards fill each row. */}
      <ul className="flex flex-wrap gap-2 lg:gap-4">
        {others.map((product) => (
          <CompactCard key={product.id} product={product}>
            <StarRating rating={product.rating} reviews={product.reviews} />
          </CompactCard>
        ))}
      </ul>
    </section>
  );
}
