import type { ReactNode } from 'react';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { quantityOf } from '../../cart/cart.ts';
import { useCartStore } from '../../cart/cart-store.ts';
import type { Product } from '../../catalogue/product.ts';
import { formatPrice } from '../../money/money.ts';

type ZoomBarProps = {
  product: Product;
  /** The thumbnails. On an upright screen they are above the bar. */
  children: ReactNode;
};

/** What is zoomed, and Add to Cart, below the image. */
export function ZoomBar({ product, children }: ZoomBarProps) {
  const quantity = useCartStore(({ cart }) => quantityOf(cart, product.id));
  return (
    <div className="fixed inset-x-0 bottom-bar flex items-center justify-between gap-4">
      <div className="portrait:absolute portrait:bottom-full portrait:left-2 portrait:mb-2 portrait:rounded-control portrait:bg-surface portrait:p-2 empty:hidden">
        {children}
      </div>
      <div className="min-w-0 grow leading-tight md:flex md:items-baseline md:gap-4">
        <p className="line-clamp-2 font-display text-base/5 font-semibold md:text-large">
          {product.name}
        </p>
        <p className="flex items-baseline gap-2">
          <span className="font-display text-large font-semibold">
            {formatPrice(product.price)}
          </span>
          {/* The live region of the cart is behind the dialog, where screen readers do not hear it. */}
          <span role="status" className="text-small text-saving">
            {quantity > 0 && `${quantity} in cart`}
          </span>
        </p>
      </div>
      <div className="shrink-0 md:w-64">
        <AddToCartButton product={product} />
      </div>
    </div>
  );
}
