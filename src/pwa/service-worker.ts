// The worker that keeps the whole store, and what there is to say about it. Nothing here reloads a page
// unasked, so nothing takes a cart away.
import { Workbox } from 'workbox-window';
import { keepPictures, storedName } from './earlier-pictures';
import { workerUrl } from './worker-url';

export type WorkerState = {
  /** A new version waits for leave, or has been let in by another tab. */
  readonly update: 'none' | 'waiting' | 'active';
  /** Whether the whole store has been stored in this visit. */
  readonly isStored: boolean;
};

let state: WorkerState = { update: 'none', isStored: false };
const listeners = new Set<() => void>();

export const workerState = () => state;

export function onWorkerState(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(news: Partial<WorkerState>) {
  state = { ...state, ...news };
  for (const listener of listeners) listener();
}

const hour = 3_600_000;
const halfMinute = 30_000;

let worker: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
let accepted: (() => void) | undefined;

/** Where a worker cannot be had (private windows, a full disk), the store works online all the same. */
export async function startServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  worker = new Workbox(workerUrl(), { updateViaCache: 'none' });
  worker.addEventListener('waiting', () => {
    tell({ update: 'waiting' });
    // On a full disk they are not kept; the host may still have them.
    keepPictures().catch(() => undefined);
  });
  worker.addEventListener('activated', ({ isUpdate }) => tell({ isStored: !isUpdate }));
  const isFirst = !(await navigator.serviceWorker.getRegistration().catch(() => undefined))?.active;
  let takesOver = isFirst;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The worker of the first visit takes over the tab that brought it: that is no update.
    if (takesOver) takesOver = false;
    else if (accepted) accepted();
    else tell({ update: 'active' });
  });
  registration = await worker.register().catch(() => undefined);
  if (registration?.active) await healEviction(registration);
  setInterval(checkForUpdate, hour);
  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - checked < halfMinute) return;
    checked = performance.now();
    checkForUpdate();
  });
}

/**
 * A browser short of space may have taken the stored files and left their worker. It is let go, so that
 * the next visit brings a new one, which stores everything again.
 */
async function healEviction(active: ServiceWorkerRegistration) {
  if (!(await caches.has(storedName()))) await active.unregister();
}

/** Whether the newest version could be asked for. */
export async function checkForUpdate(): Promise<boolean> {
  const answer = await registration?.update().catch(() => undefined);
  return answer !== undefined;
}

/**
 * Lets the new version in and then opens the address once, in this tab. Other tabs keep their version
 * until they are asked themselves.
 */
export function acceptUpdate(keptUrl: () => string) {
  if (accepted) return;
  let isOpening = false;
  accepted = () => {
    if (isOpening) return;
    isOpening = true;
    const url = keptUrl();
    if (new URL(url, location.href).href === location.href) location.reload();
    else location.replace(url);
  };
  if (!registration?.waiting) return accepted();
  worker?.messageSkipWaiting();
  // A worker that does not answer leaves the old version, which offers the new one again.
  setTimeout(accepted, 4000);
}
