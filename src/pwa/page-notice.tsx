import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { create } from 'zustand';
import { isOffered, useWorkerState } from './registration.ts';
import { UpdateNotice } from './update-notice.tsx';

/** The history entry on which the shopper has checked for updates. There the update is offered below the button. */
export const useCheckedEntry = create<{ key?: string }>(() => ({}));

export function useIsChecked(): boolean {
  const { key } = useLocation();
  return useCheckedEntry((checked) => checked.key === key);
}

/**
 * Offers an update. It comes only with the next page, so that it moves nothing that the shopper is looking at, and not after Back
 * or Forward, whose scroll position it would shift.
 */
export function PageNotice() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const isUpdateOffered = useWorkerState(isOffered);
  const isChecked = useIsChecked();
  const [state, setState] = useState({ pathname, isShown: false });
  if (state.pathname !== pathname) {
    setState({ pathname, isShown: type === 'PUSH' ? isUpdateOffered : state.isShown });
  }
  return state.isShown && !isChecked ? <UpdateNotice /> : null;
}
