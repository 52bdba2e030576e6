import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { BuyButton } from '../../cart/add-to-cart-button.tsx';
import { maxQuantity, quantityOf } from '../../cart/cart.ts';
import { dispatchCart, useCart, useCartStore } from '../../cart/cart-store.ts';
import { itemCount } from '../../cart/pricing.ts';
import { QuantityField } from '../../cart/quantity-field.tsx';
import { isForSale } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { formatPrice } from '../../money/money.ts';
import { Link } from '../../navigation/router.ts';
import { pages } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { laterPart } from '../../ui/later-part.tsx';

const InstallOffer = laterPart(({ appNotices }) => appNotices.added);

/** On a phone whose screen is tall enough, fixed at the bottom. */
const barClass = 'phone:tall:fixed phone:tall:inset-x-0 phone:tall:bottom-bar print:hidden';

/**
 * Add to Cart, and beside it the quantity: before the product is in the cart, how many a click adds; then, how many the cart has.
 * After a click the link to the cart has the place of the button while the page is open. Nothing moves. On a phone the button also
 * shows the price, which is out of view.
 */
export function BuyControls({ product }: { product: Product }) {
  const formId = useId();
  const inCart = useCartStore(({ cart }) => quantityOf(cart, product.id));
  /** How many a click adds to a cart without the product. */
  const [chosen, setChosen] = useState(1);
  const [hasAdded, setHasAdded] = useState(false);
  const viewCart = useRef<HTMLAnchorElement>(null);
  const isFocusLost = useRef(false);
  // The clicked button has disappeared, so the focus needs another place.
  useLayoutEffect(() => {
    if (isFocusLost.current) viewCart.current?.focus({ preventScroll: true });
    isFocusLost.current = false;
  });
  if (!isForSale(product))
    return (
      <div className={barClass}>
        <BuyButton product={product} />
      </div>
    );
  const hasProduct = inCart > 0;
  const adds = hasProduct ? 1 : chosen;
  return (
    <>
      <div
        className={`grid items-center gap-2 min-[19rem]:grid-cols-[9.5rem_minmax(0,1fr)] ${barClass}`}
      >
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
        {hasAdded && hasProduct ? (
          <ViewCart ref={viewCart} />
        ) : (
          <BuyButton
            product={product}
            quantity={adds}
            formId={formId}
            onAdd={() => {
              isFocusLost.current = true;
              setHasAdded(true);
              setChosen(1);
            }}
          >
            {adds === 1 && (
              <span aria-hidden="true" className="text-small/4 beside:hidden">
                {formatPrice(product.price)}
              </span>
            )}
          </BuyButton>
        )}
      </div>
      {hasAdded && <InstallOffer />}
    </>
  );
}

/** In the place of Add to Cart, with the number of items in the cart: `View cart · 2`. */
function ViewCart({ ref }: { ref: RefObject<HTMLAnchorElement | null> }) {
  return (
    <Link
      ref={ref}
      to={pages.cart.path}
      className={buttonClass('buy', 'bar')}
      // The second click of a double click was meant for Add to Cart.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
    >
      {`View cart · ${itemCount(useCart())}`}
    </Link>
  );
}
