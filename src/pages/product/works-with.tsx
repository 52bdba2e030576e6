import { findProduct } from '../../catalogue/catalogue';
import { formatPrice } from '../../catalogue/money';
import type { Product } from '../../catalogue/product';
import { ProductImage } from '../../catalogue/product-image';
import { productUrl } from '../../paths';
import { Card } from '../../ui/card';
import { CardLink } from '../../ui/card-link';

/** The products that this one works with, and why; nothing if there are none. */
export function WorksWith({ product }: { product: Product }) {
  const related = (product.worksWith ?? []).flatMap(({ productId, reason }) => {
    const other = findProduct(productId);
    return other ? [{ other, reason }] : [];
  });
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="works-with" className="flex flex-col gap-4 print:hidden">
      <h2 id="works-with" className="text-section">
        Works with
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {related.map(({ other, reason }) => (
          <li key={other.id} className="grid">
            <Card className="relative grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-3 p-2">
              <ProductImage product={other} sizes="6rem" />
              <div>
                <p className="text-small text-muted">{reason}</p>
                <h3 className="text-large">
                  <CardLink to={productUrl(other.id)}>{other.name}</CardLink>
                </h3>
                <p className="font-display text-large font-semibold tabular-nums">
                  {formatPrice(other.price)}
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
