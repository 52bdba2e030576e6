import { formatMoney, formatPrice } from '../catalogue/money';
import { ProductImage } from '../catalogue/product-image';
import { productUrl } from '../paths';
import { Card } from '../ui/card';
import { CardLink } from '../ui/card-link';
import { IconButton } from '../ui/icon-button';
import { QuantityStepper } from '../ui/quantity-stepper';
import { maxQuantity } from './cart';
import type { PricedLine } from './pricing';

type CartLineRowProps = {
  line: PricedLine;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLineRow({ line, onQuantityChange, onRemove }: CartLineRowProps) {
  const { product, quantity, total } = line;
  return (
    <Card
      as="li"
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-2 p-3 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-5"
    >
      <ProductImage
        product={product}
        sizes="(min-width: 40rem) 8rem, 5rem"
        className="sm:row-span-2"
      />
      <div className="relative">
        <h2 className="text-card">
          <CardLink to={productUrl(product.id)}>{product.name}</CardLink>
        </h2>
        <p className="text-sm text-muted">{product.category}</p>
        <p className="text-sm tabular-nums">
          <span className="sr-only">Price </span>
          {formatPrice(product.price)}
        </p>
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-2 sm:col-span-1 sm:col-start-2">
        <QuantityStepper
          name={product.name}
          quantity={quantity}
          max={maxQuantity}
          onChange={onQuantityChange}
        />
        <p className="grow text-right font-display text-xl font-semibold tabular-nums">
          <span className="sr-only">Line total </span>
          {formatMoney(total)}
        </p>
        <IconButton icon="remove" label={`Remove ${product.name}`} onClick={onRemove} />
      </div>
    </Card>
  );
}
