import { formatMoney, formatPrice } from '../catalogue/money';
import { ProductPicture } from '../catalogue/product-picture';
import { productUrl } from '../paths';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
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
    <li className="card cart-line">
      <ProductPicture product={product} sizes="(min-width: 40rem) 8rem, 5rem" />
      <div className="card-link">
        <h2 className="card-title">
          <Link to={productUrl(product.id)} className="stretched">
            {product.name}
          </Link>
        </h2>
        <p className="text-sm text-muted">{product.category}</p>
        <p className="text-sm tabular-nums">
          <span className="sr-only">Price </span>
          {formatPrice(product.price)}
        </p>
      </div>
      <div className="cart-line-foot">
        <QuantityStepper name={product.name} quantity={quantity} onChange={onQuantityChange} />
        <p className="price grow text-right text-xl">
          <span className="sr-only">Line total </span>
          {formatMoney(total)}
        </p>
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
