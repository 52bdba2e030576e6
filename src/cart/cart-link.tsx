import { pageNames, paths } from '../paths.ts';
import { IconLink } from '../ui/icon-link.tsx';
import { useCart } from './cart-store.ts';
import { countItems, itemCount } from './pricing.ts';

/** Over the upper right of the icon. With a name beside it, the icon is at the left end, and the badge ends before the name. */
const badgeClass = [
  'absolute top-1 right-0 min-w-4.5 md:tall:right-auto md:tall:left-8.5 md:tall:-translate-x-full',
  'rounded-2xl bg-text px-1 text-center text-small/4.5 font-bold text-graphite forced-colors:border',
].join(' ');

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
      // On a phone the icon ends where the page does.
      className="max-md:-mr-2.5 justify-self-end [grid-area:cart] print:hidden"
    >
      {hasItems && (
        <span aria-hidden className={badgeClass}>
          {count > 99 ? '99+' : `${count}`}
        </span>
      )}
    </IconLink>
  );
}
