import { topRated } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { Section } from '../ui/section.tsx';
import { ProductGrid } from './product-grid.tsx';

type ProductRowProps = { heading: string; products: readonly Product[] };

/** A section of up to four products that can be added to the cart. */
export function ProductRow({ heading, products }: ProductRowProps) {
  return (
    <Section heading={heading}>
      <ProductGrid products={products} isInSection layout="rowOfFour" />
    </Section>
  );
}

export const TopRated = () => <ProductRow heading="Best Sellers" products={topRated()} />;
