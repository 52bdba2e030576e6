import type { Product } from '../catalogue/product.ts';
import { formatPrice } from '../money/money.ts';

type PriceProps = {
  product: Pick<Product, 'price' | 'originalPrice'>;
  size?: 'normal' | 'large';
  className?: string;
};

export function Price({ product, size = 'normal', className = '' }: PriceProps) {
  const { price, originalPrice } = product;
  return (
    <p
      className={`flex flex-wrap items-baseline ${size === 'large' ? 'gap-x-2' : 'content-end gap-x-2 text-small'} ${className}`}
    >
      <span
        className={`font-display font-semibold ${size === 'large' ? 'text-title' : 'text-section'}`}
      >
        {formatPrice(price)}
      </span>
      {originalPrice !== undefined && (
        <s
          // On the narrowest phones the two prices fit beside each other for some products only, so the cards of a row would not line up.
          className={`text-muted ${size === 'large' ? '' : 'max-[24rem]:w-full'}`}
        >
          <span className="sr-only">Original price </span>
          {formatPrice(originalPrice)}
        </s>
      )}
    </p>
  );
}
