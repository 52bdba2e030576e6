// The service worker's lifecycle, reduced to what the store's notices need. The browser's events are
// the only input (registration.ts).

export type WorkerState = {
  /**
   * Whether everything that this version precaches is available offline. `incomplete`: the browser has lost some. `failed`:
   * the first worker could not be installed, which is tried again. `unavailable`: the browser has no service workers.
   */
  readonly precache:
    | 'unknown'
    | 'installing'
    | 'failed'
    | 'complete'
    | 'incomplete'
    | 'unavailable';
  /** The state of a newer version. `activatedElsewhere`: another tab activated it. */
  readonly update:
    | 'none'
    | 'installing'
    | 'waiting'
    | 'dismissed'
    | 'activating'
    | 'activatedElsewhere';
};

export type WorkerEvent =
  /** The browser has no service workers, or refuses them. */
  | 'unavailable'
  /** A worker is active, and its precache has every entry. */
  | 'precached'
  /** A worker is active, and its precache lacks entries. */
  | 'incomplete'
  | 'installing'
  /** The worker could not be loaded, or is redundant before it was installed. */
  | 'installFailed'
  | 'waiting'
  | 'dismiss'
  | 'accept'
  | 'controllerChanged';

export const initialWorkerState: WorkerState = { precache: 'unknown', update: 'none' };

/** The state after an event; the same object if the event changes nothing. */
export function workerReducer(state: WorkerState, event: WorkerEvent): WorkerState {
  const { precache, update } = nextState(state, event);
  return precache === state.precache && update === state.update ? state : { precache, update };
}

function nextState(state: WorkerState, event: WorkerEvent): WorkerState {
  // Until the first worker is active, an installation completes this version instead of updating it.
  const isUpdate = state.precache === 'complete' || state.precache === 'incomplete';
  switch (event) {
    case 'unavailable':
      return { ...state, precache: 'unavailable' };
    case 'precached':
      return { ...state, precache: 'complete' };
    case 'incomplete':
      return { ...state, precache: 'incomplete' };
    case 'installing':
      if (!isUpdate) return { ...state, precache: 'installing' };
      // A waiting worker can be accepted until the newer one waits, too.
      return ['waiting', 'activating', 'activatedElsewhere'].includes(state.update)
        ? state
        : { ...state, update: 'installing' };
    case 'installFailed':
      if (!isUpdate) return { ...state, precache: 'failed' };
      return state.update === 'installing' ? { ...state, update: 'none' } : state;
    case 'waiting':
      return { ...state, update: 'waiting' };
    case 'dismiss':
      return isOffered(state) ? { ...state, update: 'dismissed' } : state;
    case 'accept':
      return state.update === 'none' ? state : { ...state, update: 'activating' };
    case 'controllerChanged':
      return state.update === 'activating' ? state : { ...state, update: 'activatedElsewhere' };
  }
}

/** Whether the shopper can accept or dismiss a new version. */
export const isOffered = ({ update }: WorkerState): boolean =>
  update === 'waiting' || update === 'activatedElsewhere';

/** What the page says while the browser is offline. `hasAllImages`: whether all images are precached. */
export function offlineMessage({ precache }: WorkerState, hasAllImages: boolean): string {
  if (precache !== 'complete') return "You're offline. Pages you have not opened may be missing.";
  return hasAllImages
    ? "You're offline. Everything still works."
    : "You're offline. Images you have not seen may be missing.";
}

/** The answer of "Check for updates", given whether the server was reached. */
export function updateMessage({ precache, update }: WorkerState, isReachable: boolean): string {
  if (precache === 'unavailable') return 'Updates cannot be checked in this browser.';
  if (update === 'installing') return 'A new version is downloading.';
  if (update !== 'none') return 'A new version is ready.';
  if (precache === 'failed')
    return 'This version could not be downloaded yet. The store will try again.';
  if (precache === 'unknown' || precache === 'installing')
    return 'This version is still downloading.';
  return isReachable
    ? 'This is the newest version.'
    : 'Could not check: the store is not reachable.';
}
