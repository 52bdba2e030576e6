import type { Product } from '../catalogue/product.ts';
import { formatPrice } from '../money/money.ts';

type PriceProps = {
  product: Pick<Product, 'price' | 'originalPrice'>;
  isLarge?: boolean;
  className?: string;
};

export function Price({ product, isLarge = false, className = '' }: PriceProps) {
  const { price, originalPrice } = product;
  return (
    <p
      className={`flex flex-wrap items-baseline font-display font-semibold ${isLarge ? 'gap-x-2 text-title' : 'content-end gap-x-2 text-section'} ${className}`}
    >
      <span className="sr-only">Price </span>
      <span>{formatPrice(price)}</span>
      {originalPrice !== undefined && (
        <s
          // Some screen readers say of <s> that it is deleted.
          role="none"
          // On the narrowest phones the two prices fit beside each other for some products only, so the cards of a row would not line up.
          className={`font-sans font-normal text-muted ${isLarge ? 'text-base' : 'text-small max-[24rem]:w-full'}`}
        >
          <span className="sr-only">was </span>
          {formatPrice(originalPrice)}
        </s>
      )}
    </p>
  );
}
