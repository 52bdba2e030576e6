import { formatMoney } from '../catalogue/money';
import { paths } from '../paths';
import { InlineLink } from '../ui/link';
import { maxQuantityNote } from './announcement';
import { maxQuantity } from './cart';
import { useCart } from './cart-provider';
import { itemCount, missingForFreeShipping, subtotalOf } from './pricing';

type AddedNoteProps = {
  /** Of the product, in the cart. */
  quantity: number;
  /** Whether the last click has added one. */
  isAdded: boolean;
};

/**
 * What is in the cart: `Added. 2 in cart · $19.01 to free shipping · View cart`. The live region of the cart
 * announces the change.
 */
export function AddedNote({ quantity, isAdded }: AddedNoteProps) {
  const { cart } = useCart();
  const missing = missingForFreeShipping(subtotalOf(cart));
  const shipping = missing > 0n ? `${formatMoney(missing)} to free shipping` : 'Free shipping';
  const isFull = quantity === maxQuantity && !isAdded;
  return (
    // The link has a fixed place, so that it does not move under the pointer.
    <p className="flex items-center justify-between gap-x-2 text-small">
      <span>
        {isAdded && <span className="font-semibold text-saving">Added. </span>}
        {isFull && <span>{`${maxQuantityNote} `}</span>}
        <span>{`${itemCount(cart)} in cart · ${shipping} · `}</span>
      </span>
      <span className="shrink-0">
        <InlineLink to={paths.cart}>View cart</InlineLink>
      </span>
    </p>
  );
}
