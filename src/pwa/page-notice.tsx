import { useState } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { create } from 'zustand';
import { useCart } from '../cart/cart-store.ts';
import { isProductPath, paths } from '../paths.ts';
import { InstallNotice } from './install.tsx';
import { isOffered, useWorkerState } from './registration.ts';
import { UpdateNotice } from './update-notice.tsx';

/** The history entry on which the shopper has checked for updates. There the update is offered below the button. */
export const useCheckedEntry = create<{ key?: string }>(() => ({}));

/** Shows at most one notice: `noticeAfter` has the rules. */
export function PageNotice() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const isUpdateOffered = useWorkerState(isOffered);
  const hasCart = useCart().length > 0;
  const isChecked = useCheckedEntry((checked) => checked.key === key);
  const [isDismissed, setIsDismissed] = useState(false);
  const visit = { pathname, type, hasCart, isUpdateOffered };
  const [state, setState] = useState(() => noticeAfter(noVisit, visit));
  if (state.pathname !== pathname) setState(noticeAfter(state, visit));

  if (isChecked) return null;
  if (state.notice === 'update') return <UpdateNotice />;
  if (state.notice !== 'install' || isDismissed) return null;
  return <InstallNotice onDismiss={() => setIsDismissed(true)} />;
}

type Visit = {
  readonly pathname: string;
  readonly type: `${NavigationType}`;
  readonly hasCart: boolean;
  readonly isUpdateOffered: boolean;
};

export type NoticeState = {
  readonly pathname: string;
  readonly notice: 'none' | 'update' | 'install';
  /** The product pages that were opened. */
  readonly opened: readonly string[];
  /** Whether an interested shopper has left a product or the cart. */
  readonly isInvited: boolean;
};

export const noVisit: NoticeState = { pathname: '', notice: 'none', opened: [], isInvited: false };

/** A shopper who has opened this many products, or has one in the cart, counts as interested. */
const productsBeforeInvitation = 3;

const isBuying = (pathname: string) => isProductPath(pathname) || pathname === paths.cart;

/**
 * The notice after a navigation: an update, or else the invitation to install. It changes only with the page, so that it moves
 * nothing that the shopper is looking at, and not after Back or Forward, whose scroll position it would shift. The invitation
 * waits until an interested shopper has left the product or the cart.
 */
export function noticeAfter(state: NoticeState, visit: Visit): NoticeState {
  const { pathname, type, hasCart, isUpdateOffered } = visit;
  const isNewProduct = isProductPath(pathname) && !state.opened.includes(pathname);
  const opened = isNewProduct ? [...state.opened, pathname] : state.opened;
  const isInterested = hasCart || opened.length >= productsBeforeInvitation;
  const hasLeft = isBuying(state.pathname) && !isBuying(pathname);
  const isInvited = state.isInvited || (isInterested && hasLeft);
  const next = isUpdateOffered ? 'update' : isInvited && !isBuying(pathname) ? 'install' : 'none';
  return { pathname, opened, isInvited, notice: type === 'PUSH' ? next : state.notice };
}
