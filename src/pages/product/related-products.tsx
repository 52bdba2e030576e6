import { productsIn } from '../../catalogue/catalogue.ts';
import type { Category, Product } from '../../catalogue/product.ts';
import { ProductGrid } from '../../listing/product-grid.tsx';
import { categoryUrl } from '../../paths.ts';
import { InlineLink } from '../../ui/inline-link.tsx';
import { Section } from '../../ui/section.tsx';

type MoreFromCategoryProps = { category: Category; except: Product };

/**
 * The first three other products of the category that "Works with" does not show. No Add to Cart, because this page sells one product and what
 * belongs to it.
 */
export function MoreFromCategory({ category, except }: MoreFromCategoryProps) {
  const shown = [except.id, ...(except.worksWith ?? []).map(({ productId }) => productId)];
  const others = productsIn(category).filter(({ id }) => !shown.includes(id));
  if (others.length === 0) return null;
  return (
    <Section heading={`More from ${category.name}`} className="print:hidden">
      <ProductGrid products={others.slice(0, 3)} isInSection layout="compact" label="none" />
      <p>
        <InlineLink to={categoryUrl(category.slug)}>{`More in ${category.name}`}</InlineLink>
      </p>
    </Section>
  );
}
