import { Button } from '../ui/button';
import { focusHeading } from '../ui/focus-heading';
import { promptToInstall, useInstallMethod } from './install';
import { Notice } from './notice';

/** Invites to install the store. */
export function InstallNotice({ onDismiss }: { onDismiss: () => void }) {
  const method = useInstallMethod();
  if (method === 'none') return null;

  function install() {
    focusHeading({ preventScroll: true });
    promptToInstall();
  }

  function dismiss() {
    focusHeading({ preventScroll: true });
    onDismiss();
  }

  return (
    <div className="standalone:hidden">
      <Notice
        text={
          method === 'prompt'
            ? 'Install the store: it opens from your home screen, with or without a signal.'
            : 'To install the store, tap Share, then Add to Home Screen.'
        }
      >
        {method === 'prompt' && (
          <Button variant="primary" onClick={install}>
            Install
          </Button>
        )}
        <Button variant="quiet" onClick={dismiss}>
          Not now
        </Button>
      </Notice>
    </div>
  );
}
