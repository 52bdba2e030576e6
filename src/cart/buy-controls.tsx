import { useState } from 'react';
import { formatPrice } from '../catalogue/money';
import type { Product } from '../catalogue/product';
import { AddToCartButton } from './add-to-cart-button';
import { AddedNote } from './added-note';
import { quantityOf } from './cart';
import { useCart } from './cart-provider';
import { LineQuantity } from './line-quantity';

/**
 * Add to Cart, and what is in the cart after a click. The button never moves. On a phone the price is beside it, or the
 * quantity once the product is in the cart; on a wider screen the quantity is
 * beside the price above.
 */
export function BuyControls({ product }: { product: Product }) {
  const { cart } = useCart();
  const quantity = quantityOf(cart, product.id);
  /** The quantity after the last click. */
  const [added, setAdded] = useState(0);
  return (
    <div className="flex flex-col-reverse gap-1 md:flex-col">
      <div className="grid items-center gap-2 max-md:min-[19rem]:grid-cols-[minmax(0,1fr)_9.5rem]">
        <AddToCartButton product={product} onAdd={() => setAdded(quantity + 1)} />
        {quantity > 0 ? (
          <div className="md:absolute md:top-0 md:right-0">
            <LineQuantity product={product} />
          </div>
        ) : (
          <p aria-hidden="true" className="text-center font-display text-section md:hidden">
            {formatPrice(product.price)}
          </p>
        )}
      </div>
      {/* Its space is reserved, so that nothing moves. */}
      <div className="md:-mb-4 md:min-h-target">
        {added > 0 && quantity > 0 && (
          <AddedNote quantity={quantity} isAdded={added === quantity} />
        )}
      </div>
    </div>
  );
}
