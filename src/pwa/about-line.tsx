import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button';
import { focusHeading } from '../ui/focus-heading';
import { installMethod, promptToInstall, subscribeToInstall } from './install';
import { checkForUpdate, subscribeToWorker, workerState } from './registration';
import { updateMessage } from './worker-state';

/** The version, with the controls that an installed app lacks because it has no browser toolbar. */
export function AboutLine() {
  const method = useSyncExternalStore(subscribeToInstall, installMethod);
  const { precache } = useSyncExternalStore(subscribeToWorker, workerState);
  const [result, setResult] = useState('');

  async function check() {
    setResult('Checking …');
    const isReachable = await checkForUpdate();
    setResult(updateMessage(workerState(), isReachable));
  }

  function install() {
    focusHeading({ preventScroll: true });
    promptToInstall();
  }

  return (
    <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-[0.875rem]">
      <p>{import.meta.env.BUILD}</p>
      <Button variant="quiet" onClick={check}>
        Check for updates
      </Button>
      {method === 'prompt' && (
        <div className="standalone:hidden">
          <Button variant="quiet" onClick={install}>
            Install
          </Button>
        </div>
      )}
      <p aria-live="polite">{result || (precache === 'complete' && 'Ready to use offline')}</p>
    </div>
  );
}
