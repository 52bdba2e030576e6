import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart } from '../cart/cart-provider';
import { withSharedCart } from '../cart/shared-cart';
import { Button } from '../ui/button';
import { focusHeading } from '../ui/focus-heading';
import { withBase } from '../ui/with-base';
import { AppBar } from './app-bar';
import { acceptUpdate, dismissUpdate, subscribeToWorker, workerState } from './registration';
import { isOffered } from './worker-state';

/** Offers the new version. Its URL carries the cart through the reload. */
export function UpdateBar() {
  const state = useSyncExternalStore(subscribeToWorker, workerState);
  const { cart } = useCart();
  const { pathname, search, hash } = useLocation();
  const urlWithCart = withBase(withSharedCart(pathname, search, cart) + hash);
  const latestUrl = useRef(urlWithCart);
  useEffect(() => {
    latestUrl.current = urlWithCart;
  }, [urlWithCart]);

  if (state.update === 'activating') return <AppBar message="Updating …" />;
  if (!isOffered(state)) return null;

  function accept() {
    focusHeading({ preventScroll: true });
    acceptUpdate(() => latestUrl.current);
  }

  function dismiss() {
    focusHeading({ preventScroll: true });
    dismissUpdate();
  }

  const isWaiting = state.update === 'waiting';
  return (
    <AppBar
      message={
        isWaiting
          ? 'A new version of the store is ready.'
          : 'The store was updated in another tab. This one still works as it is.'
      }
      // The earlier history entries belong to the old document: the browser loads them again.
      note={
        cart.length > 0 && 'Your cart comes along, but Back will open earlier pages without it.'
      }
    >
      <Button variant="primary" onClick={accept}>
        {isWaiting ? 'Update now' : 'Reload'}
      </Button>
      <Button variant="quiet" onClick={dismiss}>
        Later
      </Button>
    </AppBar>
  );
}
