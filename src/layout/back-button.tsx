import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../ui/icon.tsx';

/** Browsers before 2026 may lack it: https://developer.mozilla.org/docs/Web/API/Navigation */
const navigation = () => window.navigation as Navigation | undefined;

function subscribe(onChange: () => void) {
  navigation()?.addEventListener('currententrychange', onChange);
  return () => navigation()?.removeEventListener('currententrychange', onChange);
}

/** Without the Navigation API the button is always enabled. */
const canGoBack = () => navigation()?.canGoBack ?? true;

/** For the installed app, whose window has no back button of its own. */
export function BackButton() {
  const navigate = useNavigate();
  const isEnabled = useSyncExternalStore(subscribe, canGoBack, () => false);
  return (
    <button
      type="button"
      className="relative hidden size-target-primary items-center justify-center standalone:inline-flex print:hidden"
      aria-label="Back"
      disabled={!isEnabled}
      onClick={() => navigate(-1)}
    >
      <Icon name="back" />
    </button>
  );
}
