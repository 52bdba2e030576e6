import { useId, useState } from 'react';
import { BuyButton } from '../../cart/add-to-cart-button.tsx';
import { maxQuantity, maxQuantityText, quantityOf } from '../../cart/cart.ts';
import { dispatchCart, useCart, useCartStore } from '../../cart/cart-store.ts';
import { itemCount, subtotalOf, toFreeShipping } from '../../cart/pricing.ts';
import { QuantityField } from '../../cart/quantity-field.tsx';
import { isForSale } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { formatPrice } from '../../money/money.ts';
import { pages } from '../../paths.ts';
import { InlineLink } from '../../ui/inline-link.tsx';
import { laterPart } from '../../ui/later-part.tsx';

const InstallOffer = laterPart(({ appNotices }) => appNotices.added);

/** On a phone whose screen is tall enough, fixed at the bottom. */
const barClass = 'phone:tall:fixed phone:tall:inset-x-0 phone:tall:bottom-bar print:hidden';

/**
 * Add to Cart, and beside it the quantity: before the product is in the cart, how many a click adds; then, how many the cart has,
 * and a click adds one more. Nothing moves with a click. On a phone the button also shows the price, which is out of view.
 */
export function BuyControls({ product }: { product: Product }) {
  const formId = useId();
  const inCart = useCartStore(({ cart }) => quantityOf(cart, product.id));
  /** How many a click adds to a cart without the product. */
  const [chosen, setChosen] = useState(1);
  /** The quantity in the cart after the last click on Add to Cart; 0 before the first. */
  const [added, setAdded] = useState(0);
  if (!isForSale(product))
    return (
      <div className={barClass}>
        <BuyButton product={product} />
      </div>
    );
  const hasProduct = inCart > 0;
  const adds = hasProduct ? 1 : chosen;
  return (
    <div className={`flex flex-col-reverse gap-2 beside:flex-col beside:gap-1 ${barClass}`}>
      <div className="grid items-center gap-2 min-[19rem]:grid-cols-[9.5rem_minmax(0,1fr)]">
        <QuantityField
          // The typed text belongs to one of the two quantities.
          key={`${hasProduct}`}
          name={product.name}
          quantity={hasProduct ? inCart : chosen}
          max={maxQuantity}
          onChange={(quantity) =>
            hasProduct
              ? dispatchCart({ type: 'setQuantity', productId: product.id, quantity })
              : setChosen(quantity)
          }
          formId={hasProduct ? undefined : formId}
        />
        <BuyButton
          product={product}
          quantity={adds}
          formId={formId}
          onAdd={(quantity) => {
            setAdded(inCart + quantity);
            setChosen(1);
          }}
        >
          {adds === 1 && (
            <span aria-hidden="true" className="text-base/4 beside:hidden">
              {formatPrice(product.price)}
            </span>
          )}
        </BuyButton>
      </div>
      {added > 0 && hasProduct && <AddedNote quantity={inCart} isAdded={added === inCart} />}
      {added > 0 && <InstallOffer />}
    </div>
  );
}

/**
 * The quantity in the cart, and whether the last click added the product: `Added. 2 in cart · $19.01 to free shipping`. It is not a live region, because the live
 * region of the cart announces the change. On a phone it is above the button, on a wider screen beside the price, with the link
 * beside the delivery below the button.
 */
function AddedNote({ quantity, isAdded }: { quantity: number; isAdded: boolean }) {
  const cart = useCart();
  const count = itemCount(cart);
  const shipping = toFreeShipping(subtotalOf(cart)) ?? 'Free shipping';
  const isAtMaximum = quantity === maxQuantity && !isAdded;
  return (
    <p className="flex min-h-target flex-wrap items-center justify-between gap-x-2 text-small beside:contents">
      <span className="beside:absolute beside:top-1 beside:right-0 beside:max-w-[40%] beside:text-right">
        {isAdded && <span className="font-semibold text-saving">Added. </span>}
        {isAtMaximum && <span>{`${maxQuantityText} `}</span>}
        <span>{`${count} in cart · ${shipping} `}</span>
      </span>
      {/* As high as the line of the delivery, which keeps this space free. */}
      <span className="flex shrink-0 beside:absolute beside:right-0 beside:-bottom-0.75">
        <InlineLink to={pages.cart.path}>{`View cart (${count})`}</InlineLink>
      </span>
    </p>
  );
}
