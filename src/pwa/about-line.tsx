import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/button';
import { askToInstall, installWay, onInstallOffer } from './install';
import { checkForUpdate, onWorkerState, workerState } from './service-worker';

/** The version, and what a browser's own buttons do elsewhere: an installed app has none. */
export function AboutLine() {
  const way = useSyncExternalStore(onInstallOffer, installWay);
  const { isStored } = useSyncExternalStore(onWorkerState, workerState);
  const [answer, setAnswer] = useState('');

  async function check() {
    setAnswer('Checking …');
    const couldAsk = await checkForUpdate();
    const isNewest = workerState().update === 'none';
    if (couldAsk)
      setAnswer(isNewest ? 'This is the newest version.' : 'A new version is on its way.');
    else setAnswer('Could not check: the store is not reachable.');
  }

  return (
    <div className="content about-line">
      <p>{import.meta.env.BUILD}</p>
      <Button variant="quiet" onClick={check}>
        Check for updates
      </Button>
      {way === 'prompt' && (
        <div className="install-offer">
          <Button variant="quiet" onClick={askToInstall}>
            Install
          </Button>
        </div>
      )}
      <p aria-live="polite">{answer || (isStored && 'Ready to use offline')}</p>
    </div>
  );
}
