// The browser's offer to install the app: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
import { create } from 'zustand';
import { Notice, NoticeButton } from './notice.tsx';

type BeforeInstallPromptEvent = Event & { prompt: () => Promise<unknown> };

declare global {
  interface Window {
    /** The event that came before the app was loaded: src/start/guard.ts. */
    earlyInstallPrompt?: Event | undefined;
  }
}

const useInstallPrompt = create<{ event?: BeforeInstallPromptEvent | undefined }>(() => ({}));

/** Prevents the browser's own prompt, so that the store can offer the installation at a better time. */
export function listenForBeforeInstallPrompt() {
  function keep(event: Event) {
    event.preventDefault();
    useInstallPrompt.setState({ event: event as BeforeInstallPromptEvent });
  }
  window.addEventListener('beforeinstallprompt', keep);
  if (window.earlyInstallPrompt) keep(window.earlyInstallPrompt);
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
  // Only WebKit on iOS has this property: https://developer.apple.com/documentation/webkit/safari-web-content
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  if (!event && standalone !== false) return null;
  const steps = isInAppBrowser(navigator.userAgent)
    ? 'To install the store, open this page in Safari.'
    : 'To install the store, tap Share, then Add to Home Screen.';

  return (
    <div className="standalone:hidden">
      <Notice
        text={
          event
            ? 'Install the store: it opens from your home screen, with or without a signal.'
            : steps
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

/**
 * Whether this is the browser of another app on iOS, such as Instagram, which cannot add a page to the home screen. Safari and the
 * browsers that can (Chrome, Edge, Firefox) name a version of Safari, most others do not.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  !/Safari\/\d/.test(userAgent) || inAppNames.test(userAgent);

/** Those that name a version of Safari as well. GSA is the Google app. */
const inAppNames =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Line|Snapchat|Pinterest|Twitter|LinkedInApp|GSA|DuckDuckGo)\b/;
