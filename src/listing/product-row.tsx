import { AddToCartButton } from '../cart/add-to-cart-button.tsx';
import { isForSale, toolOnlyText } from '../catalogue/catalogue.ts';
import { ProductImage } from '../catalogue/catalogue-image.tsx';
import type { Product } from '../catalogue/product.ts';
import { StarRating } from '../catalogue/star-rating.tsx';
import { formatPrice } from '../money/money.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProductLink } from './product-card.tsx';

type ProductRowProps = {
  product: Product;
  /** Why it belongs to what the page shows. Such a product can be added to the cart. */
  reason?: string | undefined;
};

/** Image, text and button beside each other. With very large text the button is below the text. */
export const ProductRow = ({ product, reason }: ProductRowProps) => (
  <Card
    as="li"
    className="relative grid grid-cols-[min(5rem,30%)_minmax(0,1fr)] content-center gap-2 overflow-hidden py-2 pr-2 wrap-anywhere break-inside-avoid lg:gap-x-4 lg:pr-4 print:block"
  >
    <div className="flex flex-col gap-1">
      <h3 className="text-large">
        <ProductLink product={product} />
      </h3>
      <p className="text-small font-semibold empty:hidden">{toolOnlyText(product)}</p>
      {reason && <p className="text-small text-muted">{reason}</p>}
    </div>
    {!reason && <StarRating product={product} isInList />}
    <p className="font-display text-large font-semibold">
      <span className="sr-only">Price </span>
      {formatPrice(product.price)}
    </p>
    {reason && isForSale(product) && (
      <AddToCartButton
        product={product}
        size="square"
        className="col-start-2 self-center @min-[17rem]:col-start-3 @min-[17rem]:row-span-3 @min-[17rem]:row-start-1"
      >
        <Icon name="plus" />
      </AddToCartButton>
    )}
    <ProductImage
      product={product}
      sizes="6rem"
      alt=""
      className="order-first row-span-3 -my-2 self-center print:hidden"
    />
  </Card>
);
