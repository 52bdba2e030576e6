// The browser's offer to install the app: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
import { create } from 'zustand';
import { Notice, NoticeButton } from './notice.tsx';

type BeforeInstallPromptEvent = Event & { prompt: () => Promise<unknown> };

const useInstallPrompt = create<{ event?: BeforeInstallPromptEvent | undefined }>(() => ({}));

/** Prevents the browser's own prompt, so that the store can offer the installation at a better time. */
export function listenForBeforeInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ event: event as BeforeInstallPromptEvent });
  });
  window.addEventListener('appinstalled', forgetPrompt);
}

const forgetPrompt = () => useInstallPrompt.setState({ event: undefined });

/** Opens the browser's prompt, which works only once. Hidden if there is no prompt, and in the installed app. */
export function InstallButton({ variant }: { variant: 'primary' | 'quiet' }) {
  const { event } = useInstallPrompt();
  if (!event) return null;

  function install() {
    forgetPrompt();
    event?.prompt().catch(() => undefined);
  }

  return (
    <div className="standalone:hidden">
      <NoticeButton variant={variant} onClick={install}>
        Install
      </NoticeButton>
    </div>
  );
}

/** Invites the shopper to install the store: with the browser's prompt, or on iOS with instructions. */
export function InstallNotice({ onDismiss }: { onDismiss: () => void }) {
  const { event } = useInstallPrompt();
  // Only Safari on iOS has this property: https://developer.apple.com/documentation/webkit/safari-web-content
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  if (!event && standalone !== false) return null;

  return (
    <div className="standalone:hidden">
      <Notice
        text={
          event
            ? 'Install the store: it opens from your home screen, with or without a signal.'
            : 'To install the store, tap Share, then Add to Home Screen.'
        }
      >
        <InstallButton variant="primary" />
        <NoticeButton variant="quiet" onClick={onDismiss}>
          Not now
        </NoticeButton>
      </Notice>
    </div>
  );
}
