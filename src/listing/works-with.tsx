import { findProduct, isListed } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { Section } from '../ui/section.tsx';
import { ProductGrid } from './product-grid.tsx';

type WorksWithProps = {
  heading: string;
  /** Whose relations are shown, except those among themselves. */
  products: readonly Product[];
};

/** The first three products that these work with, and why. Renders nothing if there are none. */
export function WorksWith({ heading, products }: WorksWithProps) {
  const reasons = new Map<Product, string>();
  for (const { productId, reason } of products.flatMap(({ worksWith = [] }) => worksWith)) {
    const other = findProduct(productId);
    if (other && isListed(other) && !products.includes(other) && !reasons.has(other))
      reasons.set(other, reason);
  }
  if (reasons.size === 0) return null;
  return (
    <Section heading={heading}>
      <ProductGrid
        products={[...reasons.keys()].slice(0, 3)}
        reasons={reasons}
        isInSection
        layout="compact"
        label="none"
      />
    </Section>
  );
}
