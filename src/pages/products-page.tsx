import { ProductGrid } from '../catalogue/product-grid';
import { products } from '../catalogue/products';
import { Page } from '../layout/page';

export function ProductsPage() {
  return (
    <Page name="All Tools">
      <ProductGrid products={products} heading="h2" isMain />
    </Page>
  );
}
