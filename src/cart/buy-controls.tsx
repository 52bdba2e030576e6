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
 * quantity once the product is in the cart; on a wider screen the quantity is below it.
 */
export function BuyControls({ product }: { product: Product }) {
  const { cart } = useCart();
  const quantity = quantityOf(cart, product.id);
  /** The quantity after the last click. */
  const [added, setAdded] = useState(0);
  return (
    <div className="flex flex-col-reverse gap-1 md:grid md:grid-cols-[9.5rem_minmax(0,1fr)] md:gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-2 md:contents">
        <div className="md:col-span-2">
          <AddToCartButton product={product} onAdd={() => setAdded(quantity + 1)} />
        </div>
        {quantity > 0 ? (
          <LineQuantity product={product} />
        ) : (
          <p aria-hidden="true" className="text-center font-display text-section md:invisible">
            {formatPrice(product.price)}
          </p>
        )}
      </div>
      {/* Its space is reserved, so that nothing moves. */}
      <div className="md:min-h-15">
        {added > 0 && quantity > 0 && (
          <AddedNote quantity={quantity} isAdded={added === quantity} />
        )}
      </div>
    </div>
  );
}
