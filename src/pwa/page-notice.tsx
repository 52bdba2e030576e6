import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useCart } from '../cart/cart-store.ts';
import { isProductPath, paths } from '../paths.ts';
import { InstallNotice } from './install.tsx';
import { isOffered, useWorkerState } from './registration.ts';
import { UpdateNotice } from './update-notice.tsx';

/** A shopper who has opened this many products, or has one in the cart, counts as interested. */
const productsBeforeInvitation = 3;

const isBuying = (pathname: string) => isProductPath(pathname) || pathname === paths.cart;

/**
 * Shows at most one notice above the header: an update, or else the invitation to install. A notice appears only with the
 * next page, so that it moves nothing that the shopper is looking at. The invitation waits until an interested shopper has
 * left the product or the cart. `isHidden` hides the notice after the shopper has checked for updates on this page, because
 * the update is then offered below the button.
 */
export function PageNotice({ isHidden }: { isHidden: boolean }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const isUpdateOffered = useWorkerState(isOffered);
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
    // Back restores a scroll position, which a new notice would shift.
    if (navigationType !== 'PUSH') return;
    const isInvitation = isInvited.current && !isBuying(pathname);
    setNotice(isUpdateOffered ? 'update' : isInvitation ? 'install' : undefined);
  }, [pathname]);

  if (isHidden) return null;
  if (notice === 'update') return <UpdateNotice />;
  if (notice !== 'install' || isDismissed) return null;
  return <InstallNotice onDismiss={() => setIsDismissed(true)} />;
}
