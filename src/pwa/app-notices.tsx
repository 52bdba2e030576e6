import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isProductPath } from '../paths.ts';
import { ErrorBoundary } from '../ui/error-boundary.ts';
import { useIsHydrated } from '../ui/is-hydrated.ts';
import { InstallButton } from './install.tsx';
import { NoticeButton } from './notice.tsx';
import { PageNotice, useCheckedEntry } from './page-notice.tsx';
import {
  checkForUpdate,
  saveForOfflineUse,
  useWorkerState,
  verifyPrecache,
  type WorkerState,
} from './registration.ts';
import { UpdateNotice } from './update-notice.tsx';

/** Not in the prerendered HTML. If a browser API throws in the children, the store still works without them. */
export const OnceHydrated = ({ children }: { children: ReactNode }) =>
  useIsHydrated() && <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;

/** For the `notices` of the layout. */
export const appNotices = {
  page: (
    <OnceHydrated>
      <PageNotice />
    </OnceHydrated>
  ),
  header: (
    <OnceHydrated>
      <OfflineNotice />
    </OnceHydrated>
  ),
  about: (
    <OnceHydrated>
      <AboutApp />
    </OnceHydrated>
  ),
  end: (
    <OnceHydrated>
      <CheckedNotice />
    </OnceHydrated>
  ),
};

/** The answer of "Check for updates". */
function CheckedNotice() {
  const { key, pathname } = useLocation();
  const isChecked = useCheckedEntry((checked) => checked.key === key);
  return (
    // On a product page the padding keeps a phone's buy bar, with its note of what was added, from covering the end of the page.
    <div
      aria-live="polite"
      className={`bg-graphite print:hidden ${isProductPath(pathname) ? 'max-md:tall:pb-buy-bar' : ''}`}
    >
      {isChecked && <UpdateNotice />}
    </div>
  );
}

/** The version, with the controls that an installed app lacks because it has no browser toolbar. */
function AboutApp() {
  const { key } = useLocation();
  const state = useWorkerState();
  const [check, setCheck] = useState<'none' | 'running' | 'reached' | 'unreachable'>('none');

  async function runCheck() {
    useCheckedEntry.setState({ key });
    setCheck('running');
    setCheck((await checkForUpdate({ isByHand: true })) ? 'reached' : 'unreachable');
  }

  const messages = {
    none: state.precache === 'complete' ? readyMessage(hasAllImages()) : '',
    running: 'Checking …',
    reached: updateMessage(state, true),
    unreachable: updateMessage(state, false),
  };

  return (
    <section aria-label="App" className="contents">
      <p>{import.meta.env.BUILD}</p>
      <button
        type="button"
        onClick={runCheck}
        className="min-h-target-primary cursor-pointer text-muted underline underline-offset-4"
      >
        Check for updates
      </button>
      <InstallButton variant="quiet" />
      {state.precache === 'onRequest' && (
        <NoticeButton variant="quiet" onClick={saveForOfflineUse}>
          {`Save for offline use (${precacheMeta()?.content})`}
        </NoticeButton>
      )}
      {check === 'none' && state.precache === 'pending' && state.percent > 0 && (
        <p>{`Saving for offline use: ${state.percent} %`}</p>
      )}
      <p aria-live="polite">{messages[check]}</p>
    </section>
  );
}

/** The build writes into each page how many megabytes are precached, and whether they lack images: build/pwa.ts. */
const precacheMeta = () => document.querySelector<HTMLMetaElement>('meta[name=precache-size]');
const hasAllImages = () => precacheMeta()?.dataset.images !== 'some';

/** What the page says once everything that this version precaches is there. */
export const readyMessage = (areAllImages: boolean): string =>
  areAllImages
    ? 'Ready to use offline'
    : 'Ready to use offline. Some images are saved when you first see them.';

/** The answer of "Check for updates", given whether the server was reached. */
export function updateMessage(
  { precache, update }: Pick<WorkerState, 'precache' | 'update'>,
  isReachable: boolean,
): string {
  if (precache === 'unavailable') return 'Updates cannot be checked in this browser.';
  if (precache === 'onRequest') return 'This version is not saved for offline use.';
  if (update === 'installing') return 'A new version is downloading.';
  if (update !== 'none') return 'A new version is ready.';
  if (precache === 'failed')
    return 'This version could not be downloaded yet. The store will try again.';
  if (precache === 'pending') return 'This version is still downloading.';
  return isReachable
    ? 'This is the newest version.'
    : 'Could not check: the store is not reachable.';
}

/** Shown in the header. A hint only, because `navigator.onLine` can be wrong. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribeToOnline, () => navigator.onLine);
  const precache = useWorkerState((state) => state.precache);
  return isOnline ? null : <span>{offlineMessage(precache, hasAllImages())}</span>;
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

/** What the page says while the browser is offline. `hasAllImages`: whether all images are precached. */
export function offlineMessage(precache: WorkerState['precache'], hasAllImages: boolean): string {
  if (precache !== 'complete') return "You're offline. Pages may be missing.";
  return hasAllImages
    ? "You're offline. Everything still works."
    : "You're offline. Images may be missing.";
}
