import { type ComponentType, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.ts';
import { InstallOfferOnce } from './install.tsx';
import { hasAllImages } from './precache-size.ts';
import { useWorkerState, verifyPrecache, type WorkerState } from './registration.ts';
import { SavedInFooter, ThisDevice } from './this-device.tsx';
import { UpdateOffer } from './update-notice.tsx';

/** If a browser API throws in a notice, the store still works without it. */
const guarded = (Notice: ComponentType) => () => (
  <ErrorBoundary fallback={null}>
    <Notice />
  </ErrorBoundary>
);

/** The notices of the app about itself, such as an update. */
export const appNotices = {
  /** Above the header. */
  update: guarded(UpdateOffer),
  /** In the header, in place of the promise of free shipping. */
  offline: guarded(OfflineNotice),
  /** In the footer, beside the copyright. */
  saved: guarded(SavedInFooter),
  /** On the account page. */
  device: guarded(ThisDevice),
  /** On a product page, below the buttons, once it was added. */
  added: guarded(InstallOfferOnce),
};

/** Shown in the header, no wider than the promise in its place. A hint only, because `navigator.onLine` can be wrong. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribeToOnline, () => navigator.onLine);
  const state = useWorkerState();
  return isOnline ? null : <span>{offlineMessage(state, hasAllImages())}</span>;
}

function subscribeToOnline(listener: () => void) {
  // The text of the notice depends on what the precache contains now.
  const onOffline = () => verifyPrecache().finally(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', onOffline);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', onOffline);
  };
}

export function offlineMessage(state: WorkerState, hasAllImages: boolean): string {
  const { precache, percent } = state;
  if (precache === 'pending' && percent > 0) return `Offline. ${percent} % is saved.`;
  if (precache === 'full') return 'Offline. Not all could be saved.';
  if (precache !== 'complete') return 'Offline. Pages may be missing.';
  return hasAllImages ? 'Offline. The store still opens.' : 'Offline. Images may be missing.';
}
