import { largestSavings, productsForSale, savings } from '../catalogue/catalogue.ts';
import { InformationPage } from '../layout/information-page.tsx';
import { ProductRow } from '../listing/product-grid.tsx';

export function SpecialsPage() {
  const products = largestSavings();
  const isEveryReduced = productsForSale.every((product) => savings(product) > 0n);
  return (
    <InformationPage
      id="specials"
      lead="Special Offers - Great deals coming soon!"
      wideSection={
        products.length > 0 && (
          <ProductRow heading="Until then: our largest savings" products={products} />
        )
      }
    >
      {isEveryReduced && <p>Every tool already sells below its original price.</p>}
    </InformationPage>
  );
}
