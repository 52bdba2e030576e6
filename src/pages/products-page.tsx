import { products } from '../catalogue/products';
import { Page } from '../layout/page';
import { Listing } from '../listing/listing';

export function ProductsPage() {
  return (
    <Page name="All Tools">
      <Listing products={products} />
    </Page>
  );
}
