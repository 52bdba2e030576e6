import { findProduct } from '../../catalogue/catalogue';
import { CompactCard } from '../../catalogue/compact-card';
import type { Product } from '../../catalogue/product';
import { Section } from '../../ui/section';

/** The products that this one works with, and why; nothing if there are none. */
export function WorksWith({ product }: { product: Product }) {
  const related = (product.worksWith ?? []).flatMap(({ productId, reason }) => {
    const other = findProduct(productId);
    return other ? [{ other, reason }] : [];
  });
  if (related.length === 0) return null;
  return (
    <Section heading="Works with">
      <ul className="flex flex-wrap gap-2 lg:gap-4">
        {related.map(({ other, reason }) => (
          <CompactCard key={other.id} product={other}>
            <p className="text-small text-muted">{reason}</p>
          </CompactCard>
        ))}
      </ul>
    </Section>
  );
}
