import { formatMoney } from '../catalogue/money';
import type { Product } from '../catalogue/product';
import { paths } from '../paths';
import { InlineLink } from '../ui/inline-link';
import { quantityOf } from './cart';
import { useCart } from './cart-provider';
import { itemCount, missingForFreeShipping, subtotalOf } from './pricing';

/**
 * What is in the cart after Add to Cart: `Added. 2 in cart · $19.01 to free shipping · View cart`. The live
 * region of the cart announces the change. It disappears with the product's line.
 */
export function AddedNote({ product }: { product: Product }) {
  const { cart } = useCart();
  if (quantityOf(cart, product.id) === 0) return null;
  const missing = missingForFreeShipping(subtotalOf(cart));
  return (
    <p className="text-sm">
      <span className="font-semibold text-saving">Added.</span>
      {` ${itemCount(cart)} in cart · `}
      {missing > 0n ? `${formatMoney(missing)} to free shipping` : 'Free shipping'}
      {' · '}
      <InlineLink to={paths.cart}>View cart</InlineLink>
    </p>
  );
}
