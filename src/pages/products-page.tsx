import { listedProducts, productsIn } from '../catalogue/catalogue.ts';
import { categories } from '../catalogue/categories.ts';
import { Page } from '../layout/page.tsx';
import { Listing } from '../listing/listing.tsx';
import { Link } from '../navigation/router.ts';
import { categoryUrl, pages } from '../paths.ts';
import { counted } from '../text/counted.ts';
import { showWhole } from '../ui/whole-in-view.ts';

export function ProductsPage() {
  return (
    <Page name={pages.products.name}>
      <Listing products={listedProducts} hasViews>
        <Categories />
      </Listing>
    </Page>
  );
}

const rowClass = [
  'flex min-w-0 grow gap-2 overflow-x-auto overscroll-x-contain [scrollbar-width:thin] print:hidden',
  // Up to both edges of the screen, and in a row of its own.
  'max-xl:-mx-gutter max-xl:basis-[calc(100%+2*theme(spacing.gutter))] max-xl:px-gutter',
  'max-xl:order-first xl:basis-0',
].join(' ');

const edgeClass = 'rounded-card border border-edge -outline-offset-3 hover:border-current';

/** Each category with the number of its products. The row scrolls where it is too long. */
const Categories = () => (
  <nav id="categories" aria-label="Tools by category" className={rowClass} onFocus={showWhole}>
    {categories.map((category) => {
      const { length } = productsIn(category);
      return (
        <Link
          key={category.slug}
          to={categoryUrl(category.slug)}
          aria-label={`${category.name} ${counted(length, 'product')}`}
          className={`flex min-h-target items-center gap-2 px-3 whitespace-nowrap ${edgeClass}`}
        >
          {`${category.name} `}
          <span className="text-muted max-[24rem]:hidden">{length}</span>
        </Link>
      );
    })}
  </nav>
);
