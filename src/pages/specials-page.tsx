import { ShopGrid } from '../cart/shop-grid';
import { largestSavings } from '../catalogue/savings';
import { InformationPage } from '../layout/information-page';

export function SpecialsPage() {
  return (
    <InformationPage
      name="Specials"
      lead="Special Offers - Great deals coming soon!"
      section={<LargestSavings />}
    >
      <p>Every tool already sells below its original price.</p>
    </InformationPage>
  );
}

function LargestSavings() {
  return (
    <section aria-labelledby="largest-savings" className="flex flex-col gap-4">
      <h2 id="largest-savings" className="text-section">
        Until then: our largest savings
      </h2>
      <ShopGrid products={largestSavings()} heading="h3" isRowOfFour />
    </section>
  );
}
