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
      className="relative inline-flex size-target-primary items-center justify-center print:hidden"
    >
      <Icon name="cart" />
      {count > 0n && (
        <span className="absolute top-0 right-0 min-w-[1.375rem] rounded-2xl bg-brand px-1 text-center text-[0.8125rem]/[1.375rem] font-bold text-on-brand forced-colors:border">
          {count.toString()}
        </span>
      )}
    </Link>
  );
}
