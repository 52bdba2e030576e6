import { topRated } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { Section } from '../ui/section';
import { ProductGrid } from './product-grid';

/** A section of up to four products that can be added to the cart. */
export function ProductRow({
  heading,
  products,
}: {
  heading: string;
  products: readonly Product[];
}) {
  return (
    <Section heading={heading}>
      <ProductGrid products={products} isRowOfFour />
    </Section>
  );
}

export const TopRated = () => <ProductRow heading="Best Sellers" products={topRated()} />;
