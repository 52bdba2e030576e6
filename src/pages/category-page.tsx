import { Navigate, type Params } from 'react-router-dom';
import { findCategory, productsIn } from '../catalogue/catalogue';
import { CompareLinks } from '../catalogue/compare-links';
import { comparisonIn } from '../catalogue/comparison';
import { ComparisonTable } from '../catalogue/comparison-table';
import { EmptyState } from '../layout/empty-state';
import { Page } from '../layout/page';
import { Listing } from '../listing/listing';
import { usePageUrl } from '../page-slots/page-url';
import { paths } from '../paths';
import { LinkButton } from '../ui/button';

export function CategoryPage({ params: { slug = '' } }: { params: Params }) {
  const { search } = usePageUrl();
  const category = findCategory(slug);
  if (!category) return <Navigate to={paths.products} replace />;

  const products = productsIn(category);
  const comparison = comparisonIn(search, products);
  return (
    <Page name={category.name}>
      <p className="text-muted">{category.desc}</p>
      <CompareLinks slug={category.slug} products={products} compared={comparison.products} />
      <ComparisonTable slug={category.slug} {...comparison} />
      {products.length > 0 ? (
        <div
          className={`flex flex-col gap-4 ${comparison.products.length > 0 ? 'print:hidden' : ''}`}
        >
          <Listing products={products} />
        </div>
      ) : (
        <EmptyState image="empty" message="No products found">
          <LinkButton variant="primary" to={paths.products}>
            Browse All Products
          </LinkButton>
        </EmptyState>
      )}
    </Page>
  );
}
