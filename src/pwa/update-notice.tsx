import { useState } from 'react';
import { create } from 'zustand';
import { useCart } from '../cart/cart-store.ts';
import { reloadWithCart } from '../cart/saved-cart.ts';
import { useAfterNavigation, useLocation, useNavigationType } from '../navigation/router.ts';
import { NoticeBar } from './notice-bar.tsx';
import { NoticeButton } from './notice-button.tsx';
import {
  acceptUpdate,
  dismissUpdate,
  isOffered,
  useWorkerState,
  type WorkerState,
} from './registration.ts';

/** Whether the shopper has checked for updates since the last navigation. Then the update is offered below the button. */
export const useCheckedByHand = create<{ isChecked: boolean }>(() => ({ isChecked: false }));

/**
 * Above the header. An update comes only with the next page, so that it moves nothing that the shopper is looking at, and not after
 * Back or Forward, whose scroll position it would shift.
 */
export function UpdateOffer() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const isUpdateOffered = useWorkerState(isOffered);
  const { isChecked } = useCheckedByHand();
  useAfterNavigation(() => useCheckedByHand.setState({ isChecked: false }));
  const [state, setState] = useState({ pathname, isShown: false });
  if (state.pathname !== pathname) {
    setState({ pathname, isShown: type === 'PUSH' ? isUpdateOffered : state.isShown });
  }
  return state.isShown && !isChecked ? <UpdateNotice /> : null;
}

const texts: Partial<Record<WorkerState['update'], string>> = {
  waiting: 'A new version of the store is ready.',
  activatedElsewhere: 'The store was updated in another tab. This one still works as it is.',
  accepted: 'Updating …',
};

/** Offers the new version. It is part of the page, and covers nothing. The cart survives the reload in the history entry. */
export function UpdateNotice() {
  const { update } = useWorkerState();
  const cart = useCart();
  const text = texts[update];
  if (!text) return null;
  return (
    <NoticeBar>
      <div className="flex-[1_1_20rem]">
        <p>{text}</p>
        {isOffered({ update }) && cart.length > 0 && (
          // Earlier history entries belong to the old document, so Back loads them from scratch, without the cart.
          <p className="text-small">
            Your cart comes along, but Back will open earlier pages without it.
          </p>
        )}
      </div>
      {isOffered({ update }) && (
        <div className="flex flex-wrap gap-2">
          <NoticeButton variant="primary" onClick={() => acceptUpdate(reloadWithCart)}>
            {update === 'waiting' ? 'Update now' : 'Reload'}
          </NoticeButton>
          <NoticeButton variant="quiet" onClick={dismissUpdate}>
            Later
          </NoticeButton>
        </div>
      )}
    </NoticeBar>
  );
}
