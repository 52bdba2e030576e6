// Installing, where the browser can: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent

type InstallEvent = Event & { prompt: () => Promise<unknown> };

let offered: InstallEvent | undefined;
const listeners = new Set<() => void>();

function offer(event: InstallEvent | undefined) {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser from asking by itself; the shop asks when it is of use. */
export function startInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => offer(undefined));
}

export function onInstallOffer(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export type InstallWay = 'none' | 'prompt' | 'steps';

/** How this browser installs: by asking, by the shopper's own steps (iOS), or not. Styles hide it in the app. */
export function installWay(): InstallWay {
  // Only iOS has it: https://developer.apple.com/documentation/webkit/safari-web-content
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  if (standalone) return 'none';
  if (offered) return 'prompt';
  return standalone === false ? 'steps' : 'none';
}

export async function askToInstall() {
  const event = offered;
  offer(undefined);
  await event?.prompt().catch(() => undefined);
}
