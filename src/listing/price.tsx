import type { ReactNode } from 'react';
import type { Product } from '../catalogue/product.ts';
import { formatPrice } from '../money/money.ts';

type PriceProps = {
  product: Pick<Product, 'price' | 'originalPrice'>;
  size?: 'normal' | 'large';
  /** Shown after the two prices, if there are two. */
  children?: ReactNode;
};

export function Price({ product, size = 'normal', children }: PriceProps) {
  const { price, originalPrice } = product;
  return (
    <p
      className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${size === 'large' ? '' : 'text-small'}`}
    >
      <span
        className={`font-display font-semibold ${size === 'large' ? 'text-title' : 'w-full text-section'}`}
      >
        {formatPrice(price)}
      </span>
      {originalPrice !== undefined && (
        <>
          <s
            // On the narrowest phones the children fit beside some prices only, so the cards of a row would not line up.
            className={`text-muted ${size === 'large' ? '' : 'max-[22rem]:w-full'}`}
          >
            <span className="sr-only">Original price </span>
            {formatPrice(originalPrice)}
          </s>
          {children}
        </>
      )}
    </p>
  );
}
