import { products } from '../catalogue/products';
import { Listing } from '../layout/listing';
import { Page } from '../layout/page';

export function ProductsPage() {
  return (
    <Page name="All Tools">
      <Listing products={products} />
    </Page>
  );
}
