// Registers the service worker and turns its events into a WorkerState. Nothing here reloads a page
// without a click, because a reload would empty the cart.
import { useSyncExternalStore } from 'react';
import type { Workbox } from 'workbox-window';
import { observable } from './observable';
import { restorePrecache } from './precache';
import { initialWorkerState, type WorkerEvent, workerReducer } from './worker-state';
import { workerUrl } from './worker-url';

const state = observable(initialWorkerState);

export const useWorkerState = () => useSyncExternalStore(state.subscribe, state.get);

const dispatch = (event: WorkerEvent) => state.set(workerReducer(state.get(), event));

const hour = 3_600_000;
const halfMinute = 30_000;
const second = 1000;

let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
/** Set once an update is accepted in this tab. */
let reloadOnActivation: (() => void) | undefined;

/** Without service workers (private windows, a full disk) the store still works online. */
export async function registerServiceWorker() {
  try {
    const existing = await navigator.serviceWorker.getRegistration();
    // Another tab may be installing the first worker.
    navigator.serviceWorker.ready.then(verifyPrecache);
    // A connection that has just come back often fails at first. When the browser goes offline, offline-notice.tsx verifies
    // the precache before it shows its text.
    window.addEventListener('online', () => setTimeout(verifyPrecache, second));
    // The store is shown by now, and does not wait for it.
    const { Workbox } = await import('workbox-window');
    workbox = new Workbox(workerUrl(), { updateViaCache: 'none' });
    workbox.addEventListener('activated', ({ isUpdate, isExternal }) => {
      if (!isUpdate && !isExternal) dispatch('precached');
    });
    handleControllerChanges(existing?.active != null);
    registration = await workbox.register();
    if (!registration) dispatch('unavailable');
    else trackInstallations(registration);
    setInterval(() => checkForUpdate(), hour);
    checkWhenVisible();
  } catch {
    dispatch('unavailable');
  }
}

/** Listens to the registration itself: workbox-window's events do not cover a second update in the life of a page. */
function trackInstallations(tracked: ServiceWorkerRegistration) {
  const track = () => {
    const { installing } = tracked;
    if (!installing) return;
    dispatch('installing');
    let isInstalled = false;
    installing.addEventListener('statechange', () => {
      isInstalled ||= installing.state === 'installed';
      if (installing.state === 'installed' && tracked.active) dispatch('waiting');
      if (installing.state === 'redundant' && !isInstalled) dispatch('installFailed');
    });
  };
  tracked.addEventListener('updatefound', track);
  track();
  if (tracked.waiting) dispatch('waiting');
}

/**
 * Restores the precache and reports the result. Does nothing until a service worker is active, because one that is
 * installing is still filling its precache.
 */
export async function verifyPrecache() {
  const active = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!active) return;
  // Without access to the caches nothing can be said to work offline.
  const isComplete = await restorePrecache().catch(() => false);
  dispatch(isComplete ? 'precached' : 'incomplete');
}

function handleControllerChanges(hadActiveWorker: boolean) {
  // The first worker claims the tab that registered it, which is no update.
  let isFirstClaim = !hadActiveWorker;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isFirstClaim) isFirstClaim = false;
    else if (reloadOnActivation) reloadOnActivation();
    else dispatch('controllerChanged');
  });
}

function checkWhenVisible() {
  let lastCheck = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lastCheck < halfMinute) return;
    lastCheck = performance.now();
    checkForUpdate();
  });
}

/**
 * Resolves to whether the server could be reached. Only a check by hand offers a dismissed version again.
 */
export async function checkForUpdate({ isByHand = false } = {}): Promise<boolean> {
  // Before the registration has ended there may be one of an earlier visit, or of another tab.
  registration ??= await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const checked = await registration?.update().catch(() => undefined);
  if (state.get().precache === 'incomplete') await verifyPrecache();
  const isOfferable = isByHand || state.get().update !== 'dismissed';
  // The promise of update() resolves before the updatefound event.
  if (registration?.installing) dispatch('installing');
  else if (registration?.waiting && isOfferable) dispatch('waiting');
  return checked !== undefined;
}

export const dismissUpdate = () => dispatch('dismiss');

/**
 * Activates the waiting worker, and then loads the URL that `urlToLoad` returns, in this tab only. Other
 * tabs keep their version until they are reloaded.
 */
export function acceptUpdate(urlToLoad: () => string) {
  if (reloadOnActivation) return;
  let isReloading = false;
  reloadOnActivation = () => {
    if (isReloading) return;
    isReloading = true;
    const url = urlToLoad();
    // A click in the old document could change the cart, or open a page without it.
    document.documentElement.inert = true;
    if (new URL(url, location.href).href === location.href) location.reload();
    else location.replace(url);
  };
  dispatch('accept');
  // Another tab may have activated the new version already.
  if (registration?.waiting) workbox?.messageSkipWaiting();
  else reloadOnActivation();
}
