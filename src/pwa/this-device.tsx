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

/** On the account page: what this device has saved, the offer to install the store, and what a shopper rarely needs. */
export function ThisDevice() {
  const { precache } = useWorkerState();
  return (
    <section aria-label="This device">
      <Saved />
      {precache === 'unavailable' && <p>This browser cannot save the store for offline use.</p>}
      <InstallOffer />
      <details>
        <summary className="min-h-target cursor-pointer py-2">About this app</summary>
        <p className="text-small text-muted">{import.meta.env.BUILD}</p>
        <UpdateCheck />
      </details>
    </section>
  );
}

/** In the footer, on all other pages. */
export function SavedInFooter() {
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== pages.account.path && <Saved />}
      {/* Keeps a phone's buy bar from covering the end of the page. */}
      {isProductPath(pathname) && <div className="w-full phone:tall:pb-buy-bar" />}
    </>
  );
}

/** Says what this device has saved, with a button that saves the store for a shopper who saves data. */
function Saved() {
  const state = useWorkerState();
  return (
    <>
      <p aria-live="polite">{savedText(state, hasAllImages())}</p>
      {state.precache === 'onRequest' && (
        <NoticeButton variant="quiet" onClick={saveForOfflineUse}>
          {`Save for offline use (${precacheSize()})`}
        </NoticeButton>
      )}
    </>
  );
}

/** Empty until this device has saved what it can. */
export function savedText({ precache }: WorkerState, hasAllImages: boolean): string {
  if (precache === 'full') return 'Not all is saved: this device has no room.';
  if (precache === 'incomplete') return 'Not all is saved on this device.';
  if (precache !== 'complete') return '';
  return hasAllImages
    ? 'Saved on this device. Works with no signal.'
    : 'Saved on this device. Some images are saved when you first see them.';
}

/** For an installed app, which has no button that reloads a page. */
function UpdateCheck() {
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
      <div className="flex flex-wrap items-center gap-x-4">
        <button
          type="button"
          onClick={runCheck}
          className="min-h-target-primary cursor-pointer text-muted underline underline-offset-4"
        >
          Check for updates
        </button>
        <p aria-live="polite">{isChecked && answer}</p>
      </div>
      <div aria-live="polite">{isChecked && <UpdateNotice />}</div>
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
