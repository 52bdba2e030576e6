import type { ReactNode } from 'react';
import type { Product } from '../catalogue/product.ts';
import { formatPrice } from '../money/money.ts';

type PriceProps = {
  product: Pick<Product, 'price' | 'originalPrice'>;
  size?: 'normal' | 'large';
  /** Shown at the end of the first line, in `normal` size only. Screen readers read it after both prices. */
  beside?: ReactNode;
  /** Shown after the two prices, if there are two. */
  children?: ReactNode;
};

export function Price({ product, size = 'normal', beside, children }: PriceProps) {
  const { price, originalPrice } = product;
  return (
    <p
      className={`flex flex-wrap ${size === 'large' ? 'items-baseline gap-x-2' : 'content-start items-center gap-x-1 text-small'}`}
    >
      <span
        className={`font-display font-semibold ${size === 'large' ? 'text-title' : 'grow text-section'}`}
      >
        {formatPrice(price)}
      </span>
      {originalPrice !== undefined && (
        <span className={size === 'large' ? 'contents' : 'order-1 flex w-full flex-wrap gap-x-1.5'}>
          <s
            // On the narrowest phones the children fit beside some prices only, so the cards of a row would not line up.
            className={`text-muted ${size === 'large' ? '' : 'max-[22rem]:w-full'}`}
          >
            <span className="sr-only">Original price </span>
            {formatPrice(originalPrice)}
          </s>
          {children}
        </span>
      )}
      {beside}
    </p>
  );
}
