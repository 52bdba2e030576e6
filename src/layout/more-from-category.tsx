import { productsIn } from '../catalogue/catalogue';
import type { Category } from '../catalogue/categories';
import type { Product } from '../catalogue/product';
import { ProductGrid } from '../catalogue/product-grid';
import { categoryUrl } from '../paths';
import { Link } from '../ui/link';

/** One row on a wide screen. */
const shownProducts = 4;

type MoreFromCategoryProps = { category: Category; except: Product };

/** The category's other products. Their cards only lead to them: this page sells one product. */
export function MoreFromCategory({ category, except }: MoreFromCategoryProps) {
  const others = productsIn(category)
    .slice(0, shownProducts + 1)
    .filter(({ id }) => id !== except.id)
    .slice(0, shownProducts);
  return (
    <section aria-labelledby="more-from" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="more-from" className="section-title">
          {`More from ${category.name}`}
        </h2>
        <Link to={categoryUrl(category.slug)} className="inline-link">
          {`More in ${category.name}`}
        </Link>
      </div>
      <ProductGrid products={others} heading="h3" />
    </section>
  );
}
