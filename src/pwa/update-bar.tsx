import { useRef, useState, useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useCart } from '../cart/cart-provider';
import { withSharedCart } from '../cart/shared-cart';
import { Button } from '../ui/button';
import { acceptUpdate, onWorkerState, workerState } from './service-worker';

const messages = {
  waiting: 'A new version of the store is ready.',
  active: 'The store was updated in another tab. This one still works as it is.',
};

/** Offers the new version. Whoever takes it keeps the page and the cart. */
export function UpdateBar() {
  const { update } = useSyncExternalStore(onWorkerState, workerState);
  const { cart } = useCart();
  const { pathname, search } = useLocation();
  const [dismissed, setDismissed] = useState<string>('none');
  const keptUrl = useRef('');
  keptUrl.current = useHref(withSharedCart(pathname, search, cart));

  if (update === 'none' || update === dismissed) return null;
  return (
    <div className="app-bar">
      <p>{messages[update]}</p>
      <Button variant="primary" onClick={() => acceptUpdate(() => keptUrl.current)}>
        {update === 'waiting' ? 'Update now' : 'Reload'}
      </Button>
      <Button variant="quiet" onClick={() => setDismissed(update)}>
        Later
      </Button>
    </div>
  );
}
