import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useCart } from '../cart/cart-store';
import { isProductPath, paths } from '../paths';
import { InstallNotice } from './install';
import { isOffered, useWorkerState } from './registration';
import { UpdateNotice } from './update-notice';

/** The shopper is interested in the store after opening so many products, or with a product in the cart. */
const productsBeforeInvitation = 3;

const isBuying = (pathname: string) => isProductPath(pathname) || pathname === paths.cart;

/**
 * At most one notice above the header: an update, or else the invitation to install. It comes with the next page, so that
 * it moves nothing that the shopper is looking at. The invitation waits until an interested shopper has left the
 * product or the cart. It is hidden while a notice stands below the button that checks for updates.
 */
export function PageNotice({ isHidden }: { isHidden: boolean }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const worker = useWorkerState();
  const cart = useCart();
  const [notice, setNotice] = useState<'update' | 'install'>();
  const [isDismissed, setIsDismissed] = useState(false);
  const previous = useRef(pathname);
  const opened = useRef(new Set<string>());
  const isInvited = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a navigation changes the notice.
  useLayoutEffect(() => {
    if (isProductPath(pathname)) opened.current.add(pathname);
    const isInterested = cart.length > 0 || opened.current.size >= productsBeforeInvitation;
    if (isInterested && isBuying(previous.current) && !isBuying(pathname)) isInvited.current = true;
    previous.current = pathname;
    // Back restores the scroll position of a page without the notice.
    if (navigationType !== 'PUSH') return;
    const isInvitation = isInvited.current && !isBuying(pathname);
    setNotice(isOffered(worker) ? 'update' : isInvitation ? 'install' : undefined);
  }, [pathname]);

  if (isHidden) return null;
  if (notice === 'update') return <UpdateNotice />;
  if (notice !== 'install' || isDismissed) return null;
  return <InstallNotice onDismiss={() => setIsDismissed(true)} />;
}
