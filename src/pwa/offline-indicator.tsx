import { useSyncExternalStore } from 'react';
import { subscribeToWorker, workerState } from './registration';
import { offlineMessage } from './worker-state';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A hint only, because `navigator.onLine` can be wrong. */
export function OfflineIndicator() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const state = useSyncExternalStore(subscribeToWorker, workerState);
  if (isOnline) return null;
  return (
    <p className="pointer-events-auto self-end rounded-card border border-edge bg-graphite-deep px-3 py-2 text-[0.875rem] shadow-overlay">
      {offlineMessage(state)}
    </p>
  );
}
