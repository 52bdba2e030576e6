import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../ui/card.tsx';
import { InstallButton } from './install.tsx';
import { NoticeButton } from './notice.tsx';
import { useCheckedEntry, useIsChecked } from './page-notice.tsx';
import { hasAllImages, precacheSize } from './precache-size.ts';
import {
  checkForUpdate,
  isOffered,
  saveForOfflineUse,
  useWorkerState,
  type WorkerState,
} from './registration.ts';
import { UpdateNotice } from './update-notice.tsx';

/** Of a store whose precache lacks images. */
export const imagesText = 'Some images are saved when you first see them';

/** On the account page: what this device has saved, and what can be done with it. */
export function ThisDevice() {
  const id = useId();
  const state = useWorkerState();
  const isChecked = useIsChecked();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-2 p-4 print:hidden">
      <h2 id={id} className="text-section">
        This device
      </h2>
      <p>
        Saved for offline use:{' '}
        <span className="font-semibold">{savedText(state, precacheSize())}</span>
      </p>
      {!hasAllImages() && <p>{imagesText}</p>}
      <div className="flex flex-wrap items-center gap-x-4">
        <InstallButton />
        <AppControls />
      </div>
      <div aria-live="polite">{isChecked && <UpdateNotice />}</div>
      <p className="text-small text-muted">{import.meta.env.BUILD}</p>
    </Card>
  );
}

/** Whether the store is saved, and how much of it. `size`: of all that is saved. */
export function savedText(
  { precache, percent }: Pick<WorkerState, 'precache' | 'percent'>,
  size: string,
): string {
  if (precache === 'complete') return `Yes, ${size}`;
  if (precache === 'pending' && percent > 0) return `${percent} % of ${size}`;
  if (precache === 'incomplete') return 'Not all of it';
  return precache === 'unavailable' ? 'This browser cannot save it' : 'No';
}

/**
 * Checks for updates, and saves the store for a shopper who saves data. Its messages are about the history entry. `ready`: what it
 * says until the shopper checks for updates.
 */
export function AppControls({ ready = '' }: { ready?: string }) {
  const { key } = useLocation();
  const state = useWorkerState();
  const isChecked = useIsChecked();
  const [isReachable, setIsReachable] = useState<boolean>();

  async function runCheck() {
    useCheckedEntry.setState({ key });
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
      <p aria-live="polite">{isChecked ? answer : ready}</p>
    </>
  );
}

/** The answer of "Check for updates", given whether the server was reached. The notice with its button says more of an update. */
export function updateMessage(
  { precache, update }: Pick<WorkerState, 'precache' | 'update'>,
  isReachable: boolean,
): string {
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
