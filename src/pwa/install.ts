// The browser's offer to install the app: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent
import { useSyncExternalStore } from 'react';
import { observable } from './observable';

type BeforeInstallPromptEvent = Event & { prompt: () => Promise<unknown> };

const deferredPrompt = observable<BeforeInstallPromptEvent | undefined>(undefined);

/** Prevents the browser's own prompt, so that the store can offer the installation at a better time. */
export function listenForBeforeInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    deferredPrompt.set(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => deferredPrompt.set(undefined));
}

/** How this browser installs the app: by a prompt, by steps of the shopper (iOS), or not at all. */
export const useInstallMethod = () => useSyncExternalStore(deferredPrompt.subscribe, installMethod);

function installMethod(): 'none' | 'prompt' | 'steps' {
  // Only Safari on iOS has this property: https://developer.apple.com/documentation/webkit/safari-web-content
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  if (standalone) return 'none';
  if (deferredPrompt.get()) return 'prompt';
  return standalone === false ? 'steps' : 'none';
}

export async function promptToInstall() {
  const event = deferredPrompt.get();
  deferredPrompt.set(undefined);
  await event?.prompt().catch(() => undefined);
}
