import { Link } from 'react-router-dom';
import { formatMoney, formatPrice } from '../catalogue/money';
import { ProductPicture } from '../catalogue/product-picture';
import { productUrl } from '../paths';
import { Icon } from '../ui/icon';
import { QuantityStepper } from '../ui/quantity-stepper';
import type { PricedLine } from './pricing';

type CartLineRowProps = {
  line: PricedLine;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
};

export function CartLineRow({ line, onQuantityChange, onRemove }: CartLineRowProps) {
  const { product, quantity, total } = line;
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 rounded-card bg-surface p-3">
      <ProductPicture product={product} sizes="6rem" className="row-span-2 self-start" />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="font-display text-lg leading-tight font-semibold">
            <Link to={productUrl(product.id)} className="hover:underline">
              {product.name}
            </Link>
          </h2>
          <p className="text-sm text-muted">{product.category}</p>
          <p className="text-sm tabular-nums">
            <span className="sr-only">Price </span>
            {formatPrice(product.price)}
          </p>
        </div>
        <p className="font-display text-xl font-bold tabular-nums">
          <span className="sr-only">Line total </span>
          {formatMoney(total)}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3">
        <QuantityStepper name={product.name} quantity={quantity} onChange={onQuantityChange} />
        <button
          type="button"
          className="stepper"
          aria-label={`Remove ${product.name}`}
          onClick={onRemove}
        >
          <Icon name="remove" />
        </button>
      </div>
    </li>
  );
}
