import { laterPartsStore } from '../later-part.tsx';
import { laterParts } from '../later-parts.ts';
import { listenForBeforeInstallPrompt } from '../pwa/install.tsx';
import { registerServiceWorker } from '../pwa/registration.ts';
import { whenIdle } from '../ui/when-idle.ts';

laterPartsStore.setState({ parts: laterParts });
listenForBeforeInstallPrompt();

/** The precache waits for the `load` event and an idle browser, so that the images of the page load first. */
const startServiceWorker = () => whenIdle(registerServiceWorker);
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') startServiceWorker();
  else window.addEventListener('load', startServiceWorker, { once: true });
}
