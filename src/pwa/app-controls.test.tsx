import { expect, test } from 'vitest';
import { offlineMessage } from './app-controls';

test('the store claims to work offline only if everything is precached', () => {
  const update = 'none';
  expect(offlineMessage({ precache: 'complete', update }, true)).toBe(
    "You're offline. Everything still works.",
  );
  expect(offlineMessage({ precache: 'complete', update }, false)).toBe(
    "You're offline. Images you have not seen may be missing.",
  );
  for (const precache of ['pending', 'failed', 'incomplete', 'unavailable'] as const) {
    for (const hasAllImages of [true, false]) {
      expect(offlineMessage({ precache, update }, hasAllImages)).toBe(
        "You're offline. Pages you have not opened may be missing.",
      );
    }
  }
});
