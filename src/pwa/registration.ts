// The versions of the store in this tab, in the order in which it happens: the tab finds or registers the worker and precaches the store,
// looks for newer versions, offers one, and is reloaded once the shopper accepts it. Nothing here reloads a page without a click, because
// a reload would empty the cart.
import { create } from 'zustand';
import { trustedTypesPolicy } from '../paths.ts';
import { isSavingData } from '../ui/browser.ts';
import {
  fillPrecache,
  isControlledByEarlierApp,
  isDiskFull,
  type Progress,
  untilImagesLoaded,
} from './precache.ts';
import { untilStalled } from './stall.ts';

/** The progress is that of a first visit: 0 percent until the page has downloaded the first file. */
export type WorkerState = Progress & {
  /**
   * Whether everything that this version precaches is available offline. `pending`: not known yet, or still installing.
   * `failed`: the first worker could not be installed; the page tries again. `full`: the device has no room for the other files.
   * `incomplete`: files are missing, or the page cannot check them. `unavailable`: the browser has no service workers, or refuses them.
   * `onRequest`: the shopper saves data, so nothing is precached until he asks for it.
   */
  readonly precache:
    | 'pending'
    | 'failed'
    | 'complete'
    | 'full'
    | 'incomplete'
    | 'unavailable'
    | 'onRequest';
  /** The state of a newer version. `activatedElsewhere`: another tab activated it. */
  readonly update:
    | 'none'
    | 'installing'
    | 'waiting'
    | 'activatedElsewhere'
    | 'dismissed'
    | 'accepted';
};

export const useWorkerState = create<WorkerState>(() => ({
  precache: 'pending',
  percent: 0,
  update: 'none',
}));

const { getState, setState } = useWorkerState;

/** The memory of this tab. Everything else is read from the browser: `stateOf`. */
type Tab = {
  registration?: ServiceWorkerRegistration;
  /** The worker of the version that this page shows. The first worker that activates is therefore not an update. */
  pageWorker?: ServiceWorker | undefined;
  /** The worker of an earlier app on this domain that has the URL of the store's worker. */
  earlierApp?: ServiceWorker;
  /** The newer worker that the shopper has dismissed. */
  dismissed?: ServiceWorker | undefined;
  /** Whether the shopper has accepted an update. The page is then about to reload. */
  isAccepted: boolean;
};

const tab: Tab = { isAccepted: false };

/** Without service workers (private windows, blocked storage) the store still works online. */
export async function registerServiceWorker() {
  const isAvailable = await findRegistration().catch(falseIfRefused);
  if (!isAvailable) return setState({ precache: 'unavailable' });
  navigator.serviceWorker.addEventListener('controllerchange', onActivated);
  checkRegularly();
  if (!tab.registration && isSavingData()) return setState({ precache: 'onRequest' });
  await saveForOfflineUse();
}

/** The registration of an earlier visit, or of another tab. Resolves to whether the browser has service workers. */
async function findRegistration(): Promise<boolean> {
  const existing = await navigator.serviceWorker?.getRegistration();
  if (existing && [existing.installing, existing.waiting, existing.active].some(isOfStore))
    follow(existing);
  return navigator.serviceWorker !== undefined;
}

/** Precaches the store. On later visits it is already there, and is only repaired and updated. */
export async function saveForOfflineUse() {
  setState({ precache: 'pending' });
  // If the page is hidden, or is closed and opened again, Workbox downloads what is missing.
  if (!tab.registration) await fillPrecache(setState).catch(falseIfRefused);
  await register();
  // Asks the browser not to delete the caches of the installed app when space runs low. It may refuse.
  if (matchMedia('(display-mode: standalone)').matches)
    navigator.storage.persist().catch(() => undefined);
  await verifyPrecache();
}

const workerPath = `${import.meta.env.BASE_URL}sw.js`;

/** A `TrustedScriptURL` in browsers with Trusted Types, which refuse to create the same policy twice. */
let workerUrl: string | TrustedScriptURL | undefined;

/** Resolves to whether the browser could fetch the worker's script. The installation then begins. */
async function register(): Promise<boolean> {
  workerUrl ??=
    window.trustedTypes
      ?.createPolicy(trustedTypesPolicy, { createScriptURL: (path: string) => path })
      .createScriptURL(workerPath) ?? workerPath;
  const registered = await navigator.serviceWorker
    .register(workerUrl, { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registered) follow(registered);
  else if (!tab.pageWorker)
    setState({ precache: (await isStorageBlocked()) ? 'unavailable' : 'failed' });
  return registered !== undefined;
}

/** A worker may be installing already when the tab opens, so this does not wait for an event. */
function follow(registration: ServiceWorkerRegistration) {
  tab.registration = registration;
  registration.addEventListener('updatefound', onChange);
  onChange();
}

/** Runs after each event of the registration and each choice of the shopper. */
function onChange() {
  const { installing, waiting, active } = tab.registration ?? {};
  // Listening to the same worker twice has no effect.
  installing?.addEventListener('statechange', onChange);
  tab.pageWorker ??= [navigator.serviceWorker.controller, active].find(isOfStore) ?? undefined;
  // A still newer version may have replaced the accepted one before it was active.
  if (tab.isAccepted) activate(waiting);
  setState(stateOf(tab));
}

/** The state that follows from the registration and from what the tab remembers. */
function stateOf({ registration, pageWorker, isAccepted, dismissed }: Tab): Partial<WorkerState> {
  // A failed worker is already redundant when its event fires, but the registration may still name it.
  const isInstalling = registration?.installing && registration.installing.state !== 'redundant';
  const isWaiting = Boolean(registration?.waiting);
  if (!pageWorker)
    return {
      precache: isInstalling || isWaiting ? 'pending' : unlessFull('failed'),
      update: 'none',
    };
  const newer = newerWorker();
  if (isAccepted) return { update: 'accepted' };
  if (newer && newer !== dismissed) return { update: isWaiting ? 'waiting' : 'activatedElsewhere' };
  if (isInstalling) return { update: 'installing' };
  return { update: newer ? 'dismissed' : 'none' };
}

/** The worker of a newer version: it is waiting, or another tab has activated it. */
function newerWorker(): ServiceWorker | undefined {
  const { controller } = navigator.serviceWorker;
  return (
    tab.registration?.waiting ??
    (controller === tab.pageWorker ? undefined : controller) ??
    undefined
  );
}

function checkRegularly() {
  // A connection that has just come back often fails at first.
  window.addEventListener('online', () => setTimeout(checkForUpdate, 1000));
  setInterval(checkForUpdate, 60 * 60 * 1000);
  let lastCheck = performance.now();
  document.addEventListener('visibilitychange', () => {
    const isRecent = performance.now() - lastCheck < 30_000;
    const isIncomplete = ['failed', 'incomplete'].includes(getState().precache);
    if (document.hidden || (isRecent && !isIncomplete)) return;
    lastCheck = performance.now();
    checkForUpdate();
  });
}

/** Resolves to whether the server could be reached. Only a check by hand offers a dismissed version again. */
export async function checkForUpdate({ isByHand = false } = {}): Promise<boolean> {
  if (getState().precache === 'failed') return register();
  const { registration } = tab;
  // The page is still downloading its own version, which is therefore the newest.
  if (!registration) return navigator.onLine;
  // The browser may never answer.
  const checked = await untilStalled(10, () => registration.update()).catch(() => undefined);
  await verifyPrecache();
  if (isByHand) tab.dismissed = undefined;
  // update() resolves before the updatefound event, so update the state here too.
  onChange();
  return checked !== undefined;
}

/** Whether the shopper can accept or dismiss a newer version. */
export const isOffered = ({ update }: Pick<WorkerState, 'update'>): boolean =>
  update === 'waiting' || update === 'activatedElsewhere';

export function dismissUpdate() {
  tab.dismissed = newerWorker();
  onChange();
}

/**
 * Has `onChange` activate the waiting worker, and reloads this tab once that worker controls it. Other tabs keep their version until
 * they are reloaded.
 */
export function acceptUpdate(reload: () => void) {
  tab.isAccepted = newerWorker() !== undefined;
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  onChange();
  // Another tab may have activated the new version already.
  if (!tab.registration?.waiting) reload();
}

/**
 * The worker answers with `skipWaiting` (src/sw/sw.ts), and the browser with `controllerchange`. If the page requests anything in the
 * milliseconds between them, Chromium lets the worker wait until the active one has been idle for 30 seconds:
 * docs/findings/skip-waiting-while-loading.sh. So a page that is being opened gets 300 ms to request its images, and then loads them.
 */
async function activate(waiting: ServiceWorker | null | undefined) {
  await new Promise((done) => setTimeout(done, 300));
  await untilImagesLoaded();
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** This tab or another one has activated a version. */
async function onActivated() {
  // Another tab may have registered the worker.
  if (!tab.registration) await findRegistration();
  // The version that the shopper dismissed here may be active now, so offer it again.
  tab.dismissed = undefined;
  onChange();
  verifyPrecache();
}

/** Restores the precache and updates the state. */
export async function verifyPrecache() {
  const controller = navigator.serviceWorker?.controller;
  if (isOfStore(controller) && (await isControlledByEarlierApp().catch(falseIfRefused))) {
    tab.earlierApp = controller;
    tab.pageWorker = undefined;
    onChange();
  }
  const isControlled = isOfStore(controller);
  // The first worker is still filling its precache.
  if (!isControlled && !tab.pageWorker) return;
  // A forced reload bypasses the worker: the page is not controlled, so it cannot ask the worker for its list.
  const isComplete = isControlled && (await fillPrecache().catch(falseIfRefused));
  setState({ precache: isComplete ? 'complete' : unlessFull('incomplete') });
}

const unlessFull = <State>(state: State) => (isDiskFull() ? 'full' : state);

/** An earlier app on this domain may have left a worker. */
const isOfStore = (worker: ServiceWorker | null | undefined): worker is ServiceWorker =>
  worker != null && worker !== tab.earlierApp && new URL(worker.scriptURL).pathname === workerPath;

/** Where storage is blocked, browsers refuse service workers and caches with a DOMException. Other errors are our own. */
function falseIfRefused(error: unknown): false {
  if (error instanceof DOMException) return false;
  throw error;
}

/** Whether the browser refuses to store anything. A network or a host that sends something else than the worker fails only for now. */
const isStorageBlocked = () =>
  'caches' in window &&
  caches.keys().then(
    () => false,
    (error) => !falseIfRefused(error),
  );
