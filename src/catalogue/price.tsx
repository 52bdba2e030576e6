import type { ReactNode } from 'react';
import { formatPrice } from './money';
import type { Product } from './product';

type PriceProps = Pick<Product, 'price' | 'originalPrice'> & {
  isLarge?: boolean;
  /** Stands behind the two prices. */
  children?: ReactNode;
};

export function Price({ price, originalPrice, isLarge = false, children }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <span className={`price ${isLarge ? 'text-title' : 'text-price'}`}>{formatPrice(price)}</span>
      <s className="text-muted">
        <span className="sr-only">Original price </span>
        {formatPrice(originalPrice)}
      </s>
      {children}
    </p>
  );
}
