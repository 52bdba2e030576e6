// The browser's offer to install the app: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
import { observable } from './observable';

type InstallEvent = Event & { prompt: () => Promise<unknown> };

const installEvent = observable<InstallEvent | undefined>(undefined);

/** Prevents the browser's own prompt, so that the store can offer the installation at a better time. */
export function listenForInstallEvent() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installEvent.set(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => installEvent.set(undefined));
}

export const subscribeToInstall = installEvent.subscribe;

export type InstallMethod = 'none' | 'prompt' | 'steps';

/** How this browser installs the app: by a prompt, by steps of the shopper (iOS), or not at all. */
export function installMethod(): InstallMethod {
  // Only Safari on iOS has this property: https://developer.apple.com/documentation/webkit/safari-web-content
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  if (standalone) return 'none';
  if (installEvent.get()) return 'prompt';
  return standalone === false ? 'steps' : 'none';
}

export async function promptToInstall() {
  const event = installEvent.get();
  installEvent.set(undefined);
  await event?.prompt().catch(() => undefined);
}
