import { useCart, useCartStore } from '../cart/cart-store';
import { withSharedCart } from '../cart/shared-cart';
import { Notice, NoticeButton } from './notice';
import { acceptUpdate, dismissUpdate, isOffered, useWorkerState } from './registration';

/** Offers the new version. The URL to load carries the cart through the reload. */
export function UpdateNotice() {
  const state = useWorkerState();
  const cart = useCart();

  if (state.update === 'accepted') return <Notice text="Updating …" />;
  if (!isOffered(state)) return null;

  const isWaiting = state.update === 'waiting';
  return (
    <Notice
      text={
        isWaiting
          ? 'A new version of the store is ready.'
          : 'The store was updated in another tab. This one still works as it is.'
      }
      // The earlier history entries belong to the old document: the browser loads them again.
      detail={
        cart.length > 0 && 'Your cart comes along, but Back will open earlier pages without it.'
      }
    >
      <NoticeButton variant="primary" onClick={() => acceptUpdate(urlWithCart)}>
        {isWaiting ? 'Update now' : 'Reload'}
      </NoticeButton>
      <NoticeButton variant="quiet" onClick={dismissUpdate}>
        Later
      </NoticeButton>
    </Notice>
  );
}

/** The URL of the page with the cart, both as they are at the moment of the reload. */
function urlWithCart(): string {
  const { cart, jobName } = useCartStore.getState();
  const { pathname, search, hash } = window.location;
  return withSharedCart(pathname, search, cart, jobName) + hash;
}
