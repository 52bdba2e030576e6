import { useSyncExternalStore } from 'react';

function onConnection(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A hint and no more: `navigator.onLine` may be wrong either way, and nothing depends on it. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  return isOnline ? null : <p className="app-note">Offline: everything here still works</p>;
}
