import { use, useState } from 'react';
import { AddToCartButton } from '../../cart/add-to-cart-button.tsx';
import { maxQuantity, maxQuantityText, quantityOf } from '../../cart/cart.ts';
import { dispatchCart, useCart, useCartStore } from '../../cart/cart-store.ts';
import { itemCount, subtotalOf, toFreeShipping } from '../../cart/pricing.ts';
import { QuantityField } from '../../cart/quantity-field.tsx';
import type { Product } from '../../catalogue/product.ts';
import { NoticesContext } from '../../layout/notices.ts';
import { formatPrice } from '../../money/money.ts';
import { paths } from '../../paths.ts';
import { InlineLink } from '../../ui/inline-link.tsx';

/**
 * Add to Cart, and what is in the cart after a click. The button never moves. On a phone the price is beside the button
 * until the product is in the cart; then the quantity field is there. On a wider screen the quantity field is beside the
 * price, above the button.
 */
export function BuyControls({ product }: { product: Product }) {
  const quantity = useCartStore(({ cart }) => quantityOf(cart, product.id));
  /** The quantity in the cart after the last click on Add to Cart; 0 before the first. */
  const [added, setAdded] = useState(0);
  const notices = use(NoticesContext);
  return (
    <div className="flex flex-col-reverse gap-1 beside:flex-col">
      <div className="grid items-center gap-2 min-[19rem]:grid-cols-[minmax(0,1fr)_9.5rem] beside:grid-cols-1">
        <AddToCartButton product={product} onAdd={() => setAdded(quantity + 1)} />
        {quantity > 0 ? (
          <div className="beside:absolute beside:top-0 beside:right-0">
            <QuantityField
              name={product.name}
              quantity={quantity}
              max={maxQuantity}
              onChange={(changed) =>
                dispatchCart({ type: 'setQuantity', productId: product.id, quantity: changed })
              }
            />
          </div>
        ) : (
          <p aria-hidden="true" className="text-center font-display text-section beside:hidden">
            {formatPrice(product.price)}
          </p>
        )}
      </div>
      {added > 0 && quantity > 0 && <AddedNote quantity={quantity} isAdded={added === quantity} />}
      {added > 0 && notices.added}
    </div>
  );
}

type AddedNoteProps = {
  /** The quantity of the product in the cart. */
  quantity: number;
  /** Whether the last click added one. */
  isAdded: boolean;
};

/**
 * What is in the cart: `Added. 2 in cart · $19.01 to free shipping`. It is not a live region, because the live
 * region of the cart announces the change.
 */
function AddedNote({ quantity, isAdded }: AddedNoteProps) {
  const cart = useCart();
  const shipping = toFreeShipping(subtotalOf(cart)) ?? 'Free shipping';
  const isFull = quantity === maxQuantity && !isAdded;
  return (
    // The link has a fixed place, so that it does not move under the pointer. In two columns, the note takes the place of the line
    // below the button (`ShipsFree`).
    <p
      data-added
      className="flex min-h-target items-center justify-between gap-x-2 text-small beside:-mt-1"
    >
      <span>
        {isAdded && <span className="font-semibold text-saving">Added. </span>}
        {isFull && <span>{`${maxQuantityText} `}</span>}
        <span>{`${itemCount(cart)} in cart · ${shipping} `}</span>
      </span>
      <span className="shrink-0">
        <InlineLink to={paths.cart}>View cart</InlineLink>
      </span>
    </p>
  );
}
