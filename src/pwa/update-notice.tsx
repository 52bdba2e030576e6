import { useCart } from '../cart/cart-store.ts';
import { saveCart } from '../cart/keep-cart-while-hidden.ts';
import { Notice, NoticeButton } from './notice.tsx';
import { acceptUpdate, dismissUpdate, isOffered, useWorkerState } from './registration.ts';

/** Offers the new version. The cart survives the reload in the history entry. */
export function UpdateNotice() {
  const update = useWorkerState((state) => state.update);
  const cart = useCart();

  if (update === 'accepted') return <Notice text="Updating …" />;
  if (!isOffered({ update })) return null;

  const isWaiting = update === 'waiting';
  return (
    <Notice
      text={
        isWaiting
          ? 'A new version of the store is ready.'
          : 'The store was updated in another tab. This one still works as it is.'
      }
      // Earlier history entries belong to the old document, so Back loads them from scratch, without the cart.
      detail={
        cart.length > 0 && 'Your cart comes along, but Back will open earlier pages without it.'
      }
    >
      <NoticeButton variant="primary" onClick={() => acceptUpdate(saveCart)}>
        {isWaiting ? 'Update now' : 'Reload'}
      </NoticeButton>
      <NoticeButton variant="quiet" onClick={dismissUpdate}>
        Later
      </NoticeButton>
    </Notice>
  );
}
