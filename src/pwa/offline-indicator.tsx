import { useSyncExternalStore } from 'react';

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
  if (isOnline) return null;
  return (
    <p className="pointer-events-auto self-end rounded-card border border-edge bg-graphite-deep px-3 py-2 text-[0.875rem] shadow-overlay">
      Offline: everything here still works
    </p>
  );
}
