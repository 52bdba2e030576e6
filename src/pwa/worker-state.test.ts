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

/**
 * The update state after the events that change it, from each update state of a store that is precached, in part at least.
 * The other events keep it.
 */
const transitions: Record<
  WorkerState['update'],
  Partial<Record<WorkerEvent, WorkerState['update']>>
> = {
  none: { installing: 'installing', waiting: 'waiting', controllerChanged: 'activatedElsewhere' },
  installing: {
    installFailed: 'none',
    waiting: 'waiting',
    accept: 'activating',
    controllerChanged: 'activatedElsewhere',
  },
  waiting: {
    dismiss: 'dismissed',
    accept: 'activating',
    controllerChanged: 'activatedElsewhere',
  },
  dismissed: {
    installing: 'installing',
    waiting: 'waiting',
    accept: 'activating',
    controllerChanged: 'activatedElsewhere',
  },
  activating: { waiting: 'waiting' },
  activatedElsewhere: { waiting: 'waiting', dismiss: 'dismissed', accept: 'activating' },
};

const events: WorkerEvent[] = [
  'unavailable',
  'precached',
  'incomplete',
  'installing',
  'installFailed',
  'waiting',
  'dismiss',
  'accept',
  'controllerChanged',
];
const updates = Object.keys(transitions) as WorkerState['update'][];
const rows = updates.flatMap((from) =>
  events.map((event) => ({ from, event, to: transitions[from][event] ?? from })),
);

test.each(rows)('$event takes an update from $from to $to', ({ from, event, to }) => {
  for (const precache of ['complete', 'incomplete'] as const) {
    expect(workerReducer({ precache, update: from }, event).update).toBe(to);
  }
});

const precaches = [
  'unknown',
  'installing',
  'failed',
  'complete',
  'incomplete',
  'unavailable',
] as const;

test('until a precache has been complete, installations only change the precache', () => {
  for (const precache of ['unknown', 'installing', 'failed', 'unavailable'] as const) {
    for (const update of updates) {
      const state = { precache, update };
      expect(workerReducer(state, 'installing')).toEqual({ precache: 'installing', update });
      expect(workerReducer(state, 'installFailed')).toEqual({ precache: 'failed', update });
    }
  }
});

const precacheOf = {
  precached: 'complete',
  incomplete: 'incomplete',
  unavailable: 'unavailable',
} as const;

test('every other event changes the update in the same way, whatever the precache', () => {
  for (const { from, event, to } of rows) {
    if (event === 'installing' || event === 'installFailed') continue;
    for (const precache of precaches) {
      const next = workerReducer({ precache, update: from }, event);
      expect(next.update).toBe(to);
      expect(next.precache).toBe(precacheOf[event as keyof typeof precacheOf] ?? precache);
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
  expect(after('installing', 'installFailed').precache).toBe('failed');
  expect(after('installing', 'installFailed', 'installing').precache).toBe('installing');
});

test('a second new version is offered after the first was dismissed', () => {
  expect(after('precached', 'installing', 'waiting', 'dismiss').update).toBe('dismissed');
  expect(
    after('precached', 'installing', 'waiting', 'dismiss', 'installing', 'waiting').update,
  ).toBe('waiting');
});

test('the store claims to work offline only if everything is precached', () => {
  expect(offlineMessage(after('precached'), true)).toBe("You're offline. Everything still works.");
  expect(offlineMessage(after('precached'), false)).toBe(
    "You're offline. Images you have not seen may be missing.",
  );
  for (const state of [
    after(),
    after('installing'),
    after('unavailable'),
    after('installFailed'),
    after('precached', 'incomplete'),
  ]) {
    for (const hasAllImages of [true, false]) {
      expect(offlineMessage(state, hasAllImages)).toBe(
        "You're offline. Pages you have not opened may be missing.",
      );
    }
  }
});

test.each([
  [after('precached'), true, 'This is the newest version.'],
  [after('precached', 'installing'), true, 'A new version is downloading.'],
  [after('precached', 'waiting'), true, 'A new version is ready.'],
  [after('precached', 'waiting', 'dismiss'), true, 'A new version is ready.'],
  [after('precached'), false, 'Could not check: the store is not reachable.'],
  [after('precached', 'waiting'), false, 'A new version is ready.'],
  [after('incomplete'), true, 'This is the newest version.'],
  [after('incomplete', 'installing'), true, 'A new version is downloading.'],
  [after(), true, 'This version is still downloading.'],
  [after('installing'), false, 'This version is still downloading.'],
  [
    after('installFailed'),
    true,
    'This version could not be downloaded yet. The store will try again.',
  ],
  [after('unavailable'), false, 'Updates cannot be checked in this browser.'],
])(
  'a check for updates in state %j, server reached: %s, answers "%s"',
  (state, isReachable, text) => {
    expect(updateMessage(state, isReachable)).toBe(text);
  },
);
