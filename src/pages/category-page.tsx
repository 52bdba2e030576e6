import { Navigate, useParams } from 'react-router-dom';
import { findCategory, productsIn } from '../catalogue/catalogue';
import type { Category } from '../catalogue/categories';
import { EmptyState } from '../layout/empty-state';
import { Page } from '../layout/page';
import { Listing } from '../listing/listing';
import { paths } from '../paths';
import { LinkButton } from '../ui/button';

export function CategoryPage() {
  const { slug = '' } = useParams();
  const category = findCategory(slug);
  return category ? <Products category={category} /> : <Navigate to={paths.products} replace />;
}

function Products({ category }: { category: Category }) {
  const products = productsIn(category);
  return (
    <Page name={category.name}>
      <p className="text-muted">{category.desc}</p>
      {products.length > 0 ? (
        <Listing products={products} isOneCategory />
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
