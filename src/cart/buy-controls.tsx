import { useState } from 'react';
import type { Product } from '../catalogue/product';
import { AddToCartButton } from './add-to-cart-button';
import { AddedNote } from './added-note';
import { LineQuantity } from './line-quantity';

/** Add to Cart, the quantity once the product is in the cart, and what the last click did. */
export function BuyControls({ product }: { product: Product }) {
  const [hasAdded, setHasAdded] = useState(false);
  return (
    <div className="flex flex-col-reverse gap-1 md:flex-col">
      <div className="flex flex-wrap items-start gap-3">
        <div className="grow md:grow-0">
          <AddToCartButton product={product} onAdd={() => setHasAdded(true)} />
        </div>
        <LineQuantity product={product} />
      </div>
      {/* Its space is reserved, so that nothing moves. */}
      <div className="md:-mb-5 md:min-h-target">{hasAdded && <AddedNote product={product} />}</div>
    </div>
  );
}
