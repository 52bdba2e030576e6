import type { ReactNode } from 'react';
import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { findProduct, isForSale, isListed } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { formatPrice } from '../money/money.ts';
import { productUrl } from '../paths.ts';
import { NoWrap } from '../text/no-wrap.tsx';
import { Card, CardLink } from '../ui/card.tsx';
import { Section } from '../ui/section.tsx';

/** Up to three cards in a row. */
export const compactListClass = 'grid gap-2 md:grid-cols-3 lg:gap-4';

type WorksWithProps = {
  heading: string;
  /** Whose relations are shown, except those among themselves. */
  products: readonly Product[];
};

/** The first three products that these work with, and why. Renders nothing if there are none. */
export function WorksWith({ heading, products }: WorksWithProps) {
  const reasons = new Map(
    products
      .flatMap(({ worksWith = [] }) => worksWith)
      .toReversed()
      .map(({ productId, reason }) => [productId, reason] as const),
  );
  const related = [...reasons].toReversed().flatMap(([id, reason]) => {
    const other = findProduct(id);
    return other && isListed(other) && !products.includes(other) ? [{ other, reason }] : [];
  });
  if (related.length === 0) return null;
  return (
    <Section heading={heading}>
      <ul className={compactListClass}>
        {related.slice(0, 3).map(({ other, reason }) => (
          <CompactCard key={other.id} product={other} canAdd>
            <p className="text-small text-muted">{reason}</p>
          </CompactCard>
        ))}
      </ul>
    </Section>
  );
}

type CompactCardProps = {
  product: Product;
  /** Whether it has a button that adds the product to the cart. */
  canAdd?: boolean;
  /** Shown above the name. */
  children: ReactNode;
};

/** A list item with image, name and price. */
export const CompactCard = ({ product, canAdd = false, children }: CompactCardProps) => (
  <li className="relative grid">
    {/* With very large text the button is below the name. */}
    <Card className="grid grid-cols-[min(5rem,30%)_minmax(0,1fr)] items-center gap-x-4 overflow-hidden print:block">
      <ProductImage product={product} sizes="6rem" className="print:hidden" />
      <div className="py-2">
        {children}
        <h3 className="text-large">
          <CardLink to={productUrl(product.id)}>
            <NoWrap>{product.name}</NoWrap>
          </CardLink>
        </h3>
        <p className="font-display text-large font-semibold">{formatPrice(product.price)}</p>
      </div>
      {canAdd && isForSale(product) && (
        <div className="col-start-2 pr-2 pb-2 min-[19rem]:col-start-3 min-[19rem]:row-start-1 min-[19rem]:pb-0">
          <AddToCartButton product={product} place="plus" />
        </div>
      )}
    </Card>
  </li>
);
