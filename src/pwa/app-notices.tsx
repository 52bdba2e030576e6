import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isProductPath, paths } from '../paths.ts';
import { ErrorBoundary } from '../ui/error-boundary.ts';
import { useIsHydrated } from '../ui/is-hydrated.ts';
import { InstallOffer, InstallOfferOnce } from './install.tsx';
import { PageNotice, useIsChecked } from './page-notice.tsx';
import { hasAllImages } from './precache-size.ts';
import { useWorkerState, verifyPrecache, type WorkerState } from './registration.ts';
import { AppControls, imagesText, ThisDevice } from './this-device.tsx';
import { UpdateNotice } from './update-notice.tsx';

/** Not in the prerendered HTML. If a browser API throws in the children, the store still works without them. */
export const OnceHydrated = ({ children }: { children: ReactNode }) =>
  useIsHydrated() && <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;

const onceHydrated = (notice: ReactNode) => <OnceHydrated>{notice}</OnceHydrated>;

/** For the `notices` of the layout (layout/notices.ts). */
export const appNotices = {
  page: onceHydrated(<PageNotice />),
  header: onceHydrated(<OfflineNotice />),
  about: onceHydrated(<AboutApp />),
  end: onceHydrated(<CheckedNotice />),
  device: onceHydrated(<ThisDevice />),
  added: onceHydrated(<InstallOfferOnce />),
  contact: onceHydrated(<InstallOffer />),
};

/** The answer of "Check for updates" in the footer. */
function CheckedNotice() {
  const { pathname } = useLocation();
  const isChecked = useIsChecked();
  return (
    // On a product page the padding keeps a phone's buy bar, with its notes of what was added and of the installation, from covering the end of the page.
    <div
      aria-live="polite"
      className={`bg-graphite print:hidden ${isProductPath(pathname) ? 'max-md:tall:pb-buy-bar' : ''}`}
    >
      {isChecked && pathname !== paths.account && <UpdateNotice />}
    </div>
  );
}

/** What an installed app lacks because it has no browser toolbar. The account page has it in its text. */
function AboutApp() {
  const { pathname } = useLocation();
  const { precache, percent } = useWorkerState();
  if (pathname === paths.account) return null;
  return (
    <section aria-label="App" className="contents">
      <AppControls ready={precache === 'complete' ? readyText(hasAllImages()) : ''} />
      {precache === 'pending' && percent > 0 && <p>{`Saving for offline use: ${percent} %`}</p>}
    </section>
  );
}

/** What the footer says once everything that this version precaches is there. */
export const readyText = (areAllImages: boolean): string =>
  areAllImages ? 'Ready to use offline' : `Ready to use offline. ${imagesText}.`;

/** Shown in the header. A hint only, because `navigator.onLine` can be wrong. */
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

/**
 * What the page says while the browser is offline, as short as the promise in its place. `hasAllImages`: whether all images are
 * precached.
 */
export function offlineMessage(
  { precache, percent, missing }: Pick<WorkerState, 'precache' | 'percent' | 'missing'>,
  hasAllImages: boolean,
): string {
  if (precache === 'pending' && percent > 0)
    return `Offline: ${percent} % saved, ${missing} missing.`;
  if (precache !== 'complete') return "You're offline. Pages may be missing.";
  return hasAllImages
    ? "You're offline. Everything still works."
    : "You're offline. Images may be missing.";
}
