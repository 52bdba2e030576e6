import { paths } from '../paths';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { countItems } from './announcement';
import { useCart } from './cart-provider';
import { itemCount } from './pricing';

export function CartLink() {
  const { cart } = useCart();
  const count = itemCount(cart);
  return (
    <Link
      to={paths.cart}
      aria-label={count > 0n ? `Cart, ${countItems(cart)}` : 'Cart'}
      className="icon-link"
    >
      <Icon name="cart" />
      {count > 0n && <span className="badge">{count.toString()}</span>}
    </Link>
  );
}
