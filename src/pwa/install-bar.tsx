import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useCart } from '../cart/cart-provider';
import { paths, productUrl } from '../paths';
import { Button } from '../ui/button';
import { focusHeading } from '../ui/focus-heading';
import { AppBar } from './app-bar';
import { installMethod, promptToInstall, subscribeToInstall } from './install';

/** The shopper is interested after opening so many products. */
const productsBeforeInvitation = 3;

/** Invites to install the store after some use, until it is dismissed. */
export function InstallBar() {
  const method = useSyncExternalStore(subscribeToInstall, installMethod);
  const { cart } = useCart();
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    if (pathname.startsWith(productUrl(''))) setOpened((before) => new Set(before).add(pathname));
  }, [pathname]);

  const isInterested = cart.length > 0 || opened.size >= productsBeforeInvitation;
  // On the cart page it would cover the order summary.
  const isHidden = isDismissed || !isInterested || pathname === paths.cart;
  if (method === 'none' || isHidden) return null;
  const message =
    method === 'prompt'
      ? 'Install the store: it opens from your home screen, with or without a signal.'
      : 'To install the store, tap Share, then Add to Home Screen.';

  function install() {
    focusHeading({ preventScroll: true });
    promptToInstall();
  }

  function dismiss() {
    focusHeading({ preventScroll: true });
    setIsDismissed(true);
  }

  return (
    <div className="pointer-events-auto standalone:hidden">
      <AppBar message={message}>
        {method === 'prompt' && (
          <Button variant="primary" onClick={install}>
            Install
          </Button>
        )}
        <Button variant="quiet" onClick={dismiss}>
          Not now
        </Button>
      </AppBar>
    </div>
  );
}
