import { ShopGrid } from '../../cart/shop-grid';
import { bestSellers } from '../../catalogue/catalogue';
import { Section } from '../../ui/section';

export function BestSellers() {
  return (
    <Section heading="Best Sellers">
      <ShopGrid products={bestSellers()} heading="h3" isRowOfFour />
    </Section>
  );
}
