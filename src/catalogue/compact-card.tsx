import type { ReactNode } from 'react';
import { productUrl } from '../paths';
import { Card } from '../ui/card';
import { CardLink } from '../ui/card-link';
import { NoWrap } from '../ui/no-wrap';
import { formatPrice } from './money';
import type { Product } from './product';
import { ProductImage } from './product-image';

/** A list item: image, name and price, below something else about the product. */
export function CompactCard({ product, children }: { product: Product; children: ReactNode }) {
  return (
    <li className="relative grid grow basis-72">
      <Card className="grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] items-center gap-x-4 overflow-hidden print:block">
        <ProductImage product={product} sizes="6rem" className="print:hidden" />
        <div className="py-2 pr-2">
          {children}
          <h3 className="text-large">
            <CardLink to={productUrl(product.id)}>
              <NoWrap>{product.name}</NoWrap>
            </CardLink>
          </h3>
          <p className="font-display text-large font-semibold tabular-nums">
            {formatPrice(product.price)}
          </p>
        </div>
      </Card>
    </li>
  );
}
