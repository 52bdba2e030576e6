import { pageNames, paths } from '../paths';
import { IconLink } from '../ui/icon-link';
import { useCart } from './cart-store';
import { countItems, itemCount } from './pricing';

/** The badge covers a corner of the icon. It grows to the right, or to the left if the name is on the right of the icon. */
const badgeClass =
  'absolute top-0 left-5 min-w-6 md:tall:right-[calc(100%-1.25rem)] md:tall:left-auto rounded-2xl bg-text px-1 text-center text-small/6 font-bold text-graphite forced-colors:border';

export function CartLink() {
  const cart = useCart();
  const count = itemCount(cart);
  const hasItems = count > 0;

  return (
    <IconLink
      to={paths.cart}
      icon="cart"
      name={pageNames.cart}
      label={hasItems ? `${pageNames.cart}, ${countItems(cart)}` : undefined}
      className="justify-self-end [grid-area:cart] print:hidden"
    >
      {hasItems && (
        <span aria-hidden className={badgeClass}>
          {count > 99 ? '99+' : `${count}`}
        </span>
      )}
    </IconLink>
  );
}
