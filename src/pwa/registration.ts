// Registers the service worker and turns its events into a WorkerState. Nothing here reloads a page
// without a click, because a reload would empty the cart.
import { useSyncExternalStore } from 'react';
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

let registration: ServiceWorkerRegistration | undefined;
/** Set once an update is accepted in this tab. */
let reloadOnActivation: (() => void) | undefined;

/** Without service workers (private windows, blocked storage) the store still works online. */
export async function registerServiceWorker() {
  if (!(await isAvailable())) return dispatch('unavailable');
  await trackExisting();
  handleControllerChanges();
  // Another tab may be installing the first worker.
  navigator.serviceWorker.ready.then(verifyPrecache);
  // A connection that has just come back often fails at first. When the browser goes offline, offline-notice.tsx verifies
  // the precache before it shows its text.
  window.addEventListener('online', () => setTimeout(retry, second));
  setInterval(() => checkForUpdate(), hour);
  checkWhenVisible();
  await register();
}

/** Where storage is blocked, browsers refuse service workers, some as soon as `navigator.serviceWorker` is read. */
async function isAvailable(): Promise<boolean> {
  try {
    await navigator.serviceWorker?.getRegistration();
    return navigator.serviceWorker !== undefined;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

const isUnavailable = () => state.get().precache === 'unavailable';

/** Tracks the registration of an earlier visit, or of another tab. */
async function trackExisting() {
  const existing = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (existing) track(existing);
}

/** Resolves to whether the browser has got the worker's script, whose installation then begins. */
async function register(): Promise<boolean> {
  const url = workerUrl();
  // The store is shown by now, and does not wait for it.
  const registered = await import('workbox-window')
    .then(({ Workbox }) => new Workbox(url, { updateViaCache: 'none' }).register())
    .catch(() => undefined);
  if (registered) track(registered);
  else dispatch('installFailed');
  return registered !== undefined;
}

const hasFailed = () => state.get().precache === 'failed';

/** Tries again what has failed: the first installation, or to restore the precache. */
const retry = () => (hasFailed() ? register() : verifyPrecache());

/** Listens to the registration itself: workbox-window's events do not cover a second update in the life of a page. */
function track(tracked: ServiceWorkerRegistration) {
  if (registration === tracked) return;
  registration = tracked;
  const trackInstalling = () => {
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
  tracked.addEventListener('updatefound', trackInstalling);
  trackInstalling();
  if (tracked.waiting) dispatch('waiting');
}

let verification: Promise<void> | undefined;

/**
 * Restores the precache and reports the result, once at a time. Does nothing until a service worker is active, because one
 * that is installing is still filling its precache.
 */
export function verifyPrecache(): Promise<void> {
  verification ??= verify().finally(() => {
    verification = undefined;
  });
  return verification;
}

async function verify() {
  if (isUnavailable()) return;
  const isControlled = navigator.serviceWorker?.controller != null;
  if (!isControlled && !registration?.active) return;
  // A page that was reloaded past its worker gets everything from the server, and cannot ask the worker for its list.
  const isComplete = isControlled && (await restorePrecache().catch(isNotReadable));
  dispatch(isComplete ? 'precached' : 'incomplete');
}

/** Without access to the caches nothing can be said to work offline. */
function isNotReadable(error: unknown): false {
  if (error instanceof DOMException) return false;
  throw error;
}

function handleControllerChanges() {
  const container = navigator.serviceWorker;
  let worker = container.controller ?? registration?.active;
  container.addEventListener('controllerchange', () => {
    const previous = worker;
    worker = container.controller;
    if (reloadOnActivation) reloadOnActivation();
    // The first worker claims the tabs that are open, which is no update.
    else if (previous && previous !== worker) dispatch('controllerChanged');
    else verifyPrecache();
  });
}

function checkWhenVisible() {
  let lastCheck = performance.now();
  document.addEventListener('visibilitychange', () => {
    const isRecent = performance.now() - lastCheck < halfMinute;
    if (document.hidden || (isRecent && !hasFailed())) return;
    lastCheck = performance.now();
    checkForUpdate();
  });
}

/**
 * Resolves to whether the server could be reached. Only a check by hand offers a dismissed version again.
 */
export async function checkForUpdate({ isByHand = false } = {}): Promise<boolean> {
  if (isUnavailable()) return false;
  if (hasFailed()) return register();
  if (!registration) await trackExisting();
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
  if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  else reloadOnActivation();
}
