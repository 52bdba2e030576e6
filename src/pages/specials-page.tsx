import { largestSavings } from '../catalogue/savings';
import { InformationPage } from '../layout/information-page';
import { ProductRow } from '../listing/product-row';

export function SpecialsPage() {
  return (
    <InformationPage
      id="specials"
      lead="Special Offers - Great deals coming soon!"
      section={<ProductRow heading="Until then: our largest savings" products={largestSavings()} />}
    >
      <p>Every tool already sells below its original price.</p>
    </InformationPage>
  );
}
