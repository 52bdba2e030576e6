import { useState } from 'react';
import { useLocation } from '../navigation/router.ts';
import { isProductPath, pages } from '../paths.ts';
import { InstallOffer } from './install.tsx';
import { NoticeButton } from './notice-button.tsx';
import { hasAllImages, precacheSize } from './precache-size.ts';
import {
  checkForUpdate,
  isOffered,
  saveForOfflineUse,
  useWorkerState,
  type WorkerState,
} from './registration.ts';
import { UpdateNotice, useCheckedByHand } from './update-notice.tsx';

const someImagesText = 'Some images are saved when you first see them';

/** On the account page: what this device has saved, and what can be done with it. */
export function ThisDevice() {
  const state = useWorkerState();
  return (
    <section aria-label="This device">
      <p>
        Saved for offline use:{' '}
        <span className="font-semibold">{savedText(state, precacheSize())}</span>
      </p>
      {!hasAllImages() && <p>{someImagesText}</p>}
      <InstallOffer />
      <div className="flex flex-wrap items-center gap-x-4">
        <AppControls />
      </div>
      <p className="text-small text-muted">{import.meta.env.BUILD}</p>
    </section>
  );
}

/** In the footer: what an installed app lacks because it has no browser toolbar. The account page has it in its text. */
export function AboutApp() {
  const { pathname } = useLocation();
  const { precache, percent } = useWorkerState();
  if (pathname === pages.account.path) return null;
  const ready = hasAllImages()
    ? 'Ready to use offline'
    : `Ready to use offline. ${someImagesText}.`;
  return (
    <>
      <AppControls idleText={precache === 'complete' ? ready : ''} />
      {precache === 'pending' && percent > 0 && <p>{`Saving for offline use: ${percent} %`}</p>}
    </>
  );
}

/** Whether the store is saved, and how much of it. `size`: of all that is saved. */
export function savedText({ precache, percent }: WorkerState, size: string): string {
  if (precache === 'complete') return `Yes, ${size}`;
  if (precache === 'pending' && percent > 0) return `${percent} % of ${size}`;
  if (precache === 'full') return 'Not all of it: this device has no room';
  if (precache === 'incomplete') return 'Not all of it';
  return precache === 'unavailable' ? 'This browser cannot save it' : 'No';
}

/** Checks for updates, and saves the store for a shopper who saves data. `idleText`: what it says until the shopper checks. */
function AppControls({ idleText = '' }: { idleText?: string }) {
  const { pathname } = useLocation();
  const state = useWorkerState();
  const { isChecked } = useCheckedByHand();
  const [isReachable, setIsReachable] = useState<boolean>();

  async function runCheck() {
    useCheckedByHand.setState({ isChecked: true });
    setIsReachable(undefined);
    setIsReachable(await checkForUpdate({ isByHand: true }));
  }

  const answer = isReachable === undefined ? 'Checking …' : updateMessage(state, isReachable);

  return (
    <>
      <button
        type="button"
        onClick={runCheck}
        className="min-h-target-primary cursor-pointer text-muted underline underline-offset-4"
      >
        Check for updates
      </button>
      {state.precache === 'onRequest' && (
        <NoticeButton variant="quiet" onClick={saveForOfflineUse}>
          {`Save for offline use (${precacheSize()})`}
        </NoticeButton>
      )}
      <p aria-live="polite">{isChecked ? answer : idleText}</p>
      {/* On a product page the padding keeps a phone's buy bar from covering the end of the page. */}
      <div
        aria-live="polite"
        className={`order-last w-full ${isProductPath(pathname) ? 'phone:tall:pb-buy-bar' : ''}`}
      >
        {isChecked && <UpdateNotice />}
      </div>
    </>
  );
}

/** The answer of "Check for updates", given whether the server was reached. The notice with its button says more of an update. */
export function updateMessage({ precache, update }: WorkerState, isReachable: boolean): string {
  if (precache === 'unavailable') return 'Updates cannot be checked in this browser.';
  if (precache === 'onRequest') return 'This version is not saved for offline use.';
  if (update === 'installing') return 'A new version is downloading.';
  if (isOffered({ update })) return 'A new version is ready.';
  // The shopper has just accepted or dismissed it.
  if (update !== 'none') return '';
  if (precache === 'failed')
    return 'This version could not be downloaded yet. The store will try again.';
  if (precache === 'pending') return 'This version is still downloading.';
  return isReachable
    ? 'This is the newest version.'
    : 'Could not check: the store is not reachable.';
}
