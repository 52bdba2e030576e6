import { listedProducts } from '../catalogue/catalogue';
import { Page } from '../layout/page';
import { Listing } from '../listing/listing';
import { pageNames } from '../paths';

export function ProductsPage() {
  return (
    <Page name={pageNames.products}>
      <Listing products={listedProducts} />
    </Page>
  );
}
