import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { badgeOf, isForSale } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { StarRating } from '../catalogue/star-rating.tsx';
import { formatPrice } from '../money/money.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProductLink } from './product-card.tsx';

type ProductRowsProps = {
  products: readonly Product[];
  /** Why each belongs to what the page shows. Products with a reason can be added to the cart. */
  reasons?: ReadonlyMap<Product, string>;
};

/** Products beside what the page shows, as many in a row as are 16rem wide. */
export const ProductRows = ({ products, reasons }: ProductRowsProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-2 lg:gap-4">
    {products.map((product) => (
      <ProductRow key={product.id} product={product} reason={reasons?.get(product)} />
    ))}
  </ul>
);

/** Image, text and button beside each other. With very large text the button is below the text. */
function ProductRow({ product, reason }: { product: Product; reason: string | undefined }) {
  const badge = badgeOf(product);
  return (
    <Card
      as="li"
      className="relative flex flex-wrap items-center overflow-hidden wrap-anywhere break-inside-avoid"
    >
      <div className="mx-2 grow basis-28 py-2">
        <h3 className="text-large">
          <ProductLink product={product} />
        </h3>
        {badge && <p className="text-small font-semibold">{badge}</p>}
        {reason ? (
          <p className="text-small text-muted">{reason}</p>
        ) : (
          <StarRating product={product} isInList />
        )}
        <p className="font-display text-large font-semibold">
          <span className="sr-only">Price </span>
          {formatPrice(product.price)}
        </p>
      </div>
      {reason && isForSale(product) && (
        <AddToCartButton product={product} size="square" className="mx-2">
          <Icon name="plus" />
        </AddToCartButton>
      )}
      <ProductImage
        product={product}
        sizes="6rem"
        alt=""
        className="order-first max-w-20 print:hidden"
      />
    </Card>
  );
}
