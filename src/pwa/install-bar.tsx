import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart } from '../cart/cart-provider';
import { paths, productUrl } from '../paths';
import { Button } from '../ui/button';
import { askToInstall, installWay, onInstallOffer } from './install';

/** Whoever has opened so many products is at home here. */
const opensBeforeInviting = 3;

/** Invites to install the shop, once the shopper has done something here, and once a visit. */
export function InstallBar() {
  const way = useSyncExternalStore(onInstallOffer, installWay);
  const { cart } = useCart();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    if (pathname.startsWith(productUrl(''))) setOpened((before) => new Set(before).add(pathname));
  }, [pathname]);

  const isAtHome = cart.length > 0 || opened.size >= opensBeforeInviting;
  // On the cart page it would lie over what is paid with.
  if (way === 'none' || isDismissed || !isAtHome || pathname === paths.cart) return null;
  return (
    <div className="app-bar install-offer">
      <p>
        {way === 'prompt'
          ? 'Install the store: it opens from your home screen, with or without a signal.'
          : 'To install the store, tap Share, then Add to Home Screen.'}
      </p>
      {way === 'prompt' && (
        <Button variant="primary" onClick={askToInstall}>
          Install
        </Button>
      )}
      <Button variant="quiet" onClick={() => setIsDismissed(true)}>
        Not now
      </Button>
    </div>
  );
}
