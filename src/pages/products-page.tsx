import { listedProducts } from '../catalogue/catalogue';
import { Page } from '../layout/page';
import { Listing } from '../listing/listing';

export function ProductsPage() {
  return (
    <Page name="All Tools">
      <Listing products={listedProducts} />
    </Page>
  );
}
