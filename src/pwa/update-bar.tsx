import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useCart } from '../cart/cart-provider';
import { withSharedCart } from '../cart/shared-cart';
import { Button } from '../ui/button';
import { AppBar } from './app-bar';
import { acceptUpdate, subscribeToWorker, workerState } from './registration';

const messages = {
  waiting: 'A new version of the store is ready.',
  active: 'The store was updated in another tab. This one still works as it is.',
};

/** Offers the new version. Its URL carries the cart through the reload. */
export function UpdateBar() {
  const { update } = useSyncExternalStore(subscribeToWorker, workerState);
  const { cart } = useCart();
  const { pathname, search } = useLocation();
  const [dismissed, setDismissed] = useState<string>('none');
  const urlWithCart = useHref(withSharedCart(pathname, search, cart));
  const latestUrl = useRef(urlWithCart);
  useEffect(() => {
    latestUrl.current = urlWithCart;
  }, [urlWithCart]);

  if (update === 'none' || update === dismissed) return null;
  return (
    <AppBar message={messages[update]}>
      <Button variant="primary" onClick={() => acceptUpdate(() => latestUrl.current)}>
        {update === 'waiting' ? 'Update now' : 'Reload'}
      </Button>
      <Button variant="quiet" onClick={() => setDismissed(update)}>
        Later
      </Button>
    </AppBar>
  );
}
