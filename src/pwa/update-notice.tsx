import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart, useCartStore } from '../cart/cart-store';
import { withSharedCart } from '../cart/shared-cart';
import { withBase } from '../ui/base-url';
import { Notice, NoticeButton } from './notice';
import { acceptUpdate, dismissUpdate, isOffered, useWorkerState } from './registration';

/**
 * Returns a function that gives the URL of the page with the cart at the moment of the reload. Called in `AppControls`,
 * which stays mounted: the notice may be gone by then, and the shopper may have opened another page or changed the cart.
 */
export function useUrlWithCart(): () => string {
  const { cart, jobName } = useCartStore();
  const { pathname, search, hash } = useLocation();
  const url = withBase(withSharedCart(pathname, search, cart, jobName) + hash);
  const latest = useRef(url);
  useEffect(() => {
    latest.current = url;
  }, [url]);
  return useCallback(() => latest.current, []);
}

/** Offers the new version. The URL to load carries the cart through the reload. */
export function UpdateNotice({ urlToLoad }: { urlToLoad: () => string }) {
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
      <NoticeButton variant="primary" onClick={() => acceptUpdate(urlToLoad)}>
        {isWaiting ? 'Update now' : 'Reload'}
      </NoticeButton>
      <NoticeButton variant="quiet" onClick={dismissUpdate}>
        Later
      </NoticeButton>
    </Notice>
  );
}
