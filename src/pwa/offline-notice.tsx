import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useWorkerState, verifyPrecache } from './registration';
import { offlineMessage } from './worker-state';

function subscribe(listener: () => void) {
  // What the page says depends on what is precached now.
  const onOffline = () => verifyPrecache().finally(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', onOffline);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', onOffline);
  };
}

/** Shown in the header. A hint only, because `navigator.onLine` can be wrong. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const state = useWorkerState();
  const place = document.querySelector('#header-notice');
  return isOnline || !place
    ? null
    : createPortal(<span>{offlineMessage(state, import.meta.env.HAS_ALL_IMAGES)}</span>, place);
}
