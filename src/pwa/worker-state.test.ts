import { expect, test } from 'vitest';
import {
  initialWorkerState,
  offlineMessage,
  updateMessage,
  type WorkerEvent,
  type WorkerState,
  workerReducer,
} from './worker-state';

const after = (...events: WorkerEvent[]) => events.reduce(workerReducer, initialWorkerState);

/** The update state after each event, from each update state of a store that is precached. */
const transitions: Record<WorkerState['update'], Record<WorkerEvent, WorkerState['update']>> = {
  none: {
    unavailable: 'none',
    precached: 'none',
    installing: 'installing',
    installFailed: 'none',
    waiting: 'waiting',
    dismiss: 'none',
    accept: 'none',
    controllerChanged: 'activatedElsewhere',
  },
  installing: {
    unavailable: 'installing',
    precached: 'installing',
    installing: 'installing',
    installFailed: 'none',
    waiting: 'waiting',
    dismiss: 'installing',
    accept: 'activating',
    controllerChanged: 'activatedElsewhere',
  },
  waiting: {
    unavailable: 'waiting',
    precached: 'waiting',
    installing: 'waiting',
    installFailed: 'waiting',
    waiting: 'waiting',
    dismiss: 'dismissed',
    accept: 'activating',
    controllerChanged: 'activatedElsewhere',
  },
  dismissed: {
    unavailable: 'dismissed',
    precached: 'dismissed',
    installing: 'installing',
    installFailed: 'dismissed',
    waiting: 'waiting',
    dismiss: 'dismissed',
    accept: 'activating',
    controllerChanged: 'activatedElsewhere',
  },
  activating: {
    unavailable: 'activating',
    precached: 'activating',
    installing: 'activating',
    installFailed: 'activating',
    waiting: 'waiting',
    dismiss: 'activating',
    accept: 'activating',
    controllerChanged: 'activating',
  },
  activatedElsewhere: {
    unavailable: 'activatedElsewhere',
    precached: 'activatedElsewhere',
    installing: 'activatedElsewhere',
    installFailed: 'activatedElsewhere',
    waiting: 'waiting',
    dismiss: 'dismissed',
    accept: 'activating',
    controllerChanged: 'activatedElsewhere',
  },
};

const rows = Object.entries(transitions).flatMap(([from, events]) =>
  Object.entries(events).map(([event, to]) => ({ from, event, to })),
) as { from: WorkerState['update']; event: WorkerEvent; to: WorkerState['update'] }[];

test.each(rows)('$event takes an update from $from to $to', ({ from, event, to }) => {
  expect(workerReducer({ precache: 'complete', update: from }, event).update).toBe(to);
});

const precaches = ['unknown', 'installing', 'complete', 'unavailable'] as const;
const updates = Object.keys(transitions) as WorkerState['update'][];

test('until the precache is complete, installations only change the precache', () => {
  for (const precache of precaches.filter((each) => each !== 'complete')) {
    for (const update of updates) {
      const state = { precache, update };
      expect(workerReducer(state, 'installing')).toEqual({ precache: 'installing', update });
      expect(workerReducer(state, 'installFailed')).toEqual({ precache: 'unavailable', update });
    }
  }
});

test('every other event changes the update in the same way, whatever the precache', () => {
  for (const { from, event, to } of rows) {
    if (event === 'installing' || event === 'installFailed') continue;
    for (const precache of precaches) {
      const next = workerReducer({ precache, update: from }, event);
      const changed = { precached: 'complete', unavailable: 'unavailable' } as const;
      expect(next.update).toBe(to);
      expect(next.precache).toBe(event in changed ? changed[event as 'precached'] : precache);
    }
  }
});

test('an event that changes nothing returns the same state', () => {
  const state = after('precached');
  expect(workerReducer(state, 'precached')).toBe(state);
});

test('the first installation is no update', () => {
  expect(after('installing')).toEqual({ precache: 'installing', update: 'none' });
  expect(after('installing', 'precached')).toEqual({ precache: 'complete', update: 'none' });
  expect(after('installing', 'installFailed').precache).toBe('unavailable');
});

test('a second new version is offered after the first was dismissed', () => {
  expect(after('precached', 'installing', 'waiting', 'dismiss').update).toBe('dismissed');
  expect(
    after('precached', 'installing', 'waiting', 'dismiss', 'installing', 'waiting').update,
  ).toBe('waiting');
});

test('the store claims to work offline only if everything is precached', () => {
  expect(offlineMessage(after('precached'))).toBe("You're offline. Everything still works.");
  for (const state of [after(), after('installing'), after('unavailable')]) {
    expect(offlineMessage(state)).toBe("You're offline. Pages you have not opened may be missing.");
  }
});

test.each([
  [after('precached'), true, 'This is the newest version.'],
  [after('precached', 'installing'), true, 'A new version is downloading.'],
  [after('precached', 'waiting'), true, 'A new version is ready.'],
  [after('precached', 'waiting', 'dismiss'), true, 'A new version is ready.'],
  [after('precached'), false, 'Could not check: the store is not reachable.'],
  [after('precached', 'waiting'), false, 'A new version is ready.'],
  [after(), true, 'This version is still downloading.'],
  [after('installing'), false, 'This version is still downloading.'],
  [after('unavailable'), false, 'Updates cannot be checked in this browser.'],
])(
  'a check for updates in state %j, server reached: %s, answers "%s"',
  (state, isReachable, text) => {
    expect(updateMessage(state, isReachable)).toBe(text);
  },
);
