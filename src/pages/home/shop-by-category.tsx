import { CategoryGrid } from '../../catalogue/category-grid';
import { Section } from '../../ui/section';

export function ShopByCategory() {
  return (
    <Section heading="Shop by Category" className="print:hidden">
      <CategoryGrid />
    </Section>
  );
}
