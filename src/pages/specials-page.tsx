import { largestSavings } from '../catalogue/catalogue.ts';
import { InformationPage } from '../layout/information-page.tsx';
import { ProductSection } from '../listing/product-grid.tsx';

export function SpecialsPage() {
  const products = largestSavings();
  return (
    <InformationPage
      id="specials"
      lead="Special Offers - Great deals coming soon!"
      wideSection={
        products.length > 0 && (
          <ProductSection heading="Until then: our largest savings" products={products} />
        )
      }
    />
  );
}
