import { useState } from 'react';
import { Button } from '../ui/button';
import { InstallButton } from './install';
import { checkForUpdate, useWorkerState, type WorkerState } from './registration';

/** The version, with the controls that an installed app lacks because it has no browser toolbar. */
export function AboutLine({ onCheck }: { onCheck: () => void }) {
  const state = useWorkerState();
  const [check, setCheck] = useState<'none' | 'running' | 'reached' | 'unreachable'>('none');

  async function runCheck() {
    onCheck();
    setCheck('running');
    setCheck((await checkForUpdate({ isByHand: true })) ? 'reached' : 'unreachable');
  }

  const messages = {
    none: state.precache === 'complete' ? 'Ready to use offline' : '',
    running: 'Checking …',
    reached: updateMessage(state, true),
    unreachable: updateMessage(state, false),
  };

  return (
    <div className="page-width flex flex-wrap items-center gap-x-4 pb-[calc(env(safe-area-inset-bottom)+0.5rem)] text-small">
      <p>{import.meta.env.BUILD}</p>
      <Button variant="quiet" onClick={runCheck}>
        Check for updates
      </Button>
      <InstallButton variant="quiet" />
      <p aria-live="polite">{messages[check]}</p>
    </div>
  );
}

/** The answer of "Check for updates", given whether the server was reached. */
export function updateMessage({ precache, update }: WorkerState, isReachable: boolean): string {
  if (precache === 'unavailable') return 'Updates cannot be checked in this browser.';
  if (update === 'installing') return 'A new version is downloading.';
  if (update !== 'none') return 'A new version is ready.';
  if (precache === 'failed')
    return 'This version could not be downloaded yet. The store will try again.';
  if (precache === 'pending') return 'This version is still downloading.';
  return isReachable
    ? 'This is the newest version.'
    : 'Could not check: the store is not reachable.';
}
