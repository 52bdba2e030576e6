import { useState } from 'react';
import { Button } from '../ui/button';
import { focusHeading } from '../ui/focus-heading';
import { promptToInstall, useInstallMethod } from './install';
import { checkForUpdate, useWorkerState } from './registration';
import { updateMessage } from './worker-state';

/** The version, with the controls that an installed app lacks because it has no browser toolbar. */
export function AboutLine({ onCheck }: { onCheck: () => void }) {
  const method = useInstallMethod();
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

  function install() {
    focusHeading({ preventScroll: true });
    promptToInstall();
  }

  return (
    <div className="page-width flex flex-wrap items-center gap-x-4 pb-[calc(env(safe-area-inset-bottom)+0.5rem)] text-small">
      <p>{import.meta.env.BUILD}</p>
      <Button variant="quiet" onClick={runCheck}>
        Check for updates
      </Button>
      {method === 'prompt' && (
        <div className="standalone:hidden">
          <Button variant="quiet" onClick={install}>
            Install
          </Button>
        </div>
      )}
      <p aria-live="polite">{messages[check]}</p>
    </div>
  );
}
