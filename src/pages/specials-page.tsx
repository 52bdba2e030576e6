import { ShopGrid } from '../cart/shop-grid';
import { largestSavings } from '../catalogue/savings';
import { InformationPage } from '../layout/information-page';
import { Section } from '../ui/section';

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
    <Section heading="Until then: our largest savings">
      <ShopGrid products={largestSavings()} heading="h3" isRowOfFour />
    </Section>
  );
}
