import { formatPrice } from './money';
import type { Product } from './product';

type PriceProps = Pick<Product, 'price' | 'originalPrice'> & { isLarge?: boolean };

export function Price({ price, originalPrice, isLarge = false }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={`font-display font-bold ${isLarge ? 'text-4xl' : 'text-2xl'}`}>
        {formatPrice(price)}
      </span>
      <s className="text-muted">
        <span className="sr-only">Original price </span>
        {formatPrice(originalPrice)}
      </s>
    </p>
  );
}
