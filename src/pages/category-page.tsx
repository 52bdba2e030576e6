import { findCategory, productsIn } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/product.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { Page } from '../layout/page.tsx';
import { Listing } from '../listing/listing.tsx';
import { WorksWith } from '../listing/product-grid.tsx';
import { Navigate } from '../navigation/router.ts';
import { pages } from '../paths.ts';
import { BelowFirstScreen } from '../ui/below-first-screen.ts';

export function CategoryPage({ slug = '' }: { slug?: string }) {
  const category = findCategory(slug);
  return category ? (
    <Products category={category} />
  ) : (
    <Navigate to={pages.products.path} replace />
  );
}

function Products({ category }: { category: Category }) {
  const products = productsIn(category);
  return (
    <Page name={category.name} breadcrumbs={null}>
      {products.length > 0 ? (
        <>
          <Listing products={products}>
            <p className="min-w-0 grow basis-48 text-muted">{category.desc}</p>
          </Listing>
          <BelowFirstScreen>
            <WorksWith heading={`Works with ${category.name}`} products={products} />
          </BelowFirstScreen>
        </>
      ) : (
        <>
          <p className="text-muted">{category.desc}</p>
          <EmptyState image="empty" message="No products found" />
        </>
      )}
    </Page>
  );
}
