import { useState } from 'react';
import { formatPrice } from '../catalogue/money';
import type { Product } from '../catalogue/product';
import { AddToCartButton } from './add-to-cart-button';
import { AddedNote } from './added-note';
import { quantityOf } from './cart';
import { useCart } from './cart-provider';
import { LineQuantity } from './line-quantity';

/**
 * Add to Cart, and what is in the cart after a click. Beside the button, which never moves, is the price on a
 * phone, and the quantity once the product is in the cart.
 */
export function BuyControls({ product }: { product: Product }) {
  const { cart } = useCart();
  const quantity = quantityOf(cart, product.id);
  /** The quantity after the last click. */
  const [added, setAdded] = useState(0);
  return (
    <div className="flex flex-col-reverse gap-1 md:flex-col">
      <div className="grid grid-cols-[minmax(0,1fr)_9.5rem] items-center gap-3 md:grid-cols-[auto_9.5rem] md:justify-start">
        <AddToCartButton product={product} onAdd={() => setAdded(quantity + 1)} />
        {quantity > 0 ? (
          <LineQuantity product={product} />
        ) : (
          <p aria-hidden="true" className="text-center font-display text-section md:invisible">
            {formatPrice(product.price)}
          </p>
        )}
      </div>
      {/* Its space is reserved, so that nothing moves. */}
      <div className="md:-mb-5 md:min-h-target">
        {added > 0 && quantity > 0 && (
          <AddedNote quantity={quantity} isAdded={added === quantity} />
        )}
      </div>
    </div>
  );
}
