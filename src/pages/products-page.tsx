import { ShopGrid } from '../cart/shop-grid';
import { Listing } from '../catalogue/listing';
import { products } from '../catalogue/products';
import { Page } from '../layout/page';

export function ProductsPage() {
  return (
    <Page name="All Tools">
      <Listing products={products}>
        {(shown) => <ShopGrid products={shown} heading="h2" hasPriority />}
      </Listing>
    </Page>
  );
}
