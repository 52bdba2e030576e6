import { Navigate, useParams } from 'react-router-dom';
import { ShopGrid } from '../cart/shop-grid';
import { findCategory, productsIn } from '../catalogue/catalogue';
import { Listing } from '../catalogue/listing';
import { StateImage } from '../catalogue/state-image';
import { Page } from '../layout/page';
import { paths } from '../paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';

export function CategoryPage() {
  const { slug = '' } = useParams();
  const category = findCategory(slug);
  if (!category) return <Navigate to={paths.products} replace />;

  const products = productsIn(category);
  return (
    <Page name={category.name}>
      <p className="text-muted">{category.desc}</p>
      {products.length > 0 ? (
        <Listing products={products}>
          {(shown) => <ShopGrid products={shown} heading="h2" hasPriority />}
        </Listing>
      ) : (
        <EmptyState image={<StateImage state="empty" />} message="No products found">
          <LinkButton variant="primary" to={paths.products}>
            Browse All Products
          </LinkButton>
        </EmptyState>
      )}
    </Page>
  );
}
