import { CardGrid } from '../../catalogue/card-grid';
import { productsIn } from '../../catalogue/catalogue';
import type { Category } from '../../catalogue/categories';
import type { Product } from '../../catalogue/product';
import { ProductCard } from '../../catalogue/product-card';
import { categoryUrl } from '../../paths';
import { InlineLink } from '../../ui/inline-link';

/** One row on a wide screen. */
const limit = 4;

type MoreFromCategoryProps = { category: Category; except: Product };

/** The other products of a category, if there are two; without Add to Cart, because this page sells one product. */
export function MoreFromCategory({ category, except }: MoreFromCategoryProps) {
  const others = productsIn(category)
    .slice(0, limit + 1)
    .filter(({ id }) => id !== except.id)
    .slice(0, limit);
  if (others.length < 2) return null;
  return (
    <section aria-labelledby="more-from" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="more-from" className="text-section">
          {`More from ${category.name}`}
        </h2>
        <InlineLink to={categoryUrl(category.slug)}>{`More in ${category.name}`}</InlineLink>
      </div>
      <CardGrid>
        {others.map((product) => (
          <li key={product.id} className="grid">
            <ProductCard product={product} heading="h3" />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}
