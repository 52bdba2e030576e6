import { Link } from 'react-router-dom';
import { listedProducts, productsIn } from '../catalogue/catalogue.ts';
import { categories } from '../catalogue/categories.ts';
import { Listing } from '../listing/listing.tsx';
import { categoryUrl, pageNames } from '../paths.ts';
import { ListingPage } from './listing-page.tsx';

export function ProductsPage() {
  return (
    <ListingPage name={pageNames.products} products={listedProducts}>
      <Listing products={listedProducts} hasViews parts={<Categories />} />
    </ListingPage>
  );
}

/** Each category with the number of its products. The row scrolls where it is too long. */
const Categories = () => (
  <nav
    id="categories"
    aria-label="Tools by category"
    className="-mx-gutter min-w-0 grow basis-full overflow-x-auto overscroll-x-contain px-gutter [scrollbar-width:none] xl:mx-0 xl:basis-0 xl:px-0 pointer-fine:[scrollbar-width:thin] print:hidden"
  >
    <ul className="flex gap-2">
      {categories.map((category) => (
        <li key={category.slug}>
          <Link
            to={categoryUrl(category.slug)}
            className="flex min-h-target items-center gap-2 rounded-2xl border border-edge px-3 whitespace-nowrap -outline-offset-3 hover:border-current"
          >
            {`${category.name} `}
            <span className="text-muted">{productsIn(category).length}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
