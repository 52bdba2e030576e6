import { ShopGrid } from '../../cart/shop-grid';
import { topRated } from '../../catalogue/catalogue';
import { Section } from '../../ui/section';

export function TopRated() {
  return (
    <Section heading="Best Sellers">
      <ShopGrid products={topRated()} heading="h3" isRowOfFour />
    </Section>
  );
}
