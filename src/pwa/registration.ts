// Registers the service worker and tracks its updates. Nothing here reloads a page without a click,
// because a reload would empty the cart.
import { Workbox } from 'workbox-window';
import { observable } from './observable';
import { workerUrl } from './worker-url';

export type WorkerState = {
  /** Whether a new version is waiting, or was activated by another tab. */
  readonly update: 'none' | 'waiting' | 'active';
  /** Whether everything was precached during this visit. */
  readonly isPrecached: boolean;
};

const state = observable<WorkerState>({ update: 'none', isPrecached: false });

export const workerState = state.get;
export const subscribeToWorker = state.subscribe;

const hour = 3_600_000;
const halfMinute = 30_000;
/** Milliseconds after which a worker that does not activate is given up. */
const activationTimeout = 4000;

let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
let reloadOnce: (() => void) | undefined;

/** Without service workers (private windows, a full disk) the store still works online. */
export async function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  workbox = new Workbox(workerUrl(), { updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => state.set({ ...state.get(), update: 'waiting' }));
  workbox.addEventListener('activated', ({ isUpdate }) =>
    state.set({ ...state.get(), isPrecached: !isUpdate }),
  );
  await handleControllerChanges();
  registration = await workbox.register().catch(() => undefined);
  if (registration?.active) await unregisterWithoutCache(registration);
  setInterval(checkForUpdate, hour);
  checkWhenVisible();
}

async function handleControllerChanges() {
  const existing = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  // The first worker claims the tab that registered it, which is no update.
  let isFirstClaim = !existing?.active;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isFirstClaim) isFirstClaim = false;
    else if (reloadOnce) reloadOnce();
    else state.set({ ...state.get(), update: 'active' });
  });
}

/** A browser short of space may evict the caches alone. The next visit then registers a new worker. */
async function unregisterWithoutCache(active: ServiceWorkerRegistration) {
  // https://developer.chrome.com/docs/workbox/modules/workbox-core: the name of the precache
  const scope = new URL(import.meta.env.BASE_URL, location.href);
  if (!(await caches.has(`workbox-precache-v2-${scope}`))) await active.unregister();
}

function checkWhenVisible() {
  let lastCheck = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lastCheck < halfMinute) return;
    lastCheck = performance.now();
    checkForUpdate();
  });
}

/** Resolves to whether the server could be reached. */
export async function checkForUpdate(): Promise<boolean> {
  const checked = await registration?.update().catch(() => undefined);
  return checked !== undefined;
}

/**
 * Activates the waiting worker and then loads the URL that `urlToLoad` returns, in this tab only. Other
 * tabs keep their version until they are reloaded.
 */
export function acceptUpdate(urlToLoad: () => string) {
  if (reloadOnce) return;
  let isReloading = false;
  reloadOnce = () => {
    if (isReloading) return;
    isReloading = true;
    const url = urlToLoad();
    if (new URL(url, location.href).href === location.href) location.reload();
    else location.replace(url);
  };
  if (!registration?.waiting) return reloadOnce();
  workbox?.messageSkipWaiting();
  setTimeout(reloadOnce, activationTimeout);
}
