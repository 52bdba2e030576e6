import { expect, test } from 'vitest';
import { offlineMessage, readyMessage, updateMessage } from './app-notices.tsx';

test('the store claims to work offline only if everything is precached', () => {
  expect(offlineMessage('complete', true)).toBe("You're offline. Everything still works.");
  expect(offlineMessage('complete', false)).toBe("You're offline. Images may be missing.");
  for (const precache of ['pending', 'failed', 'incomplete', 'unavailable'] as const) {
    for (const hasAllImages of [true, false]) {
      expect(offlineMessage(precache, hasAllImages)).toBe("You're offline. Pages may be missing.");
    }
  }
});

test('a store whose precache lacks images says so before the shopper is offline', () => {
  expect(readyMessage(true)).toBe('Ready to use offline');
  expect(readyMessage(false)).toBe(
    'Ready to use offline. Some images are saved when you first see them.',
  );
});

test.each([
  ['complete', 'none', true, 'This is the newest version.'],
  ['complete', 'installing', true, 'A new version is downloading.'],
  ['complete', 'waiting', true, 'A new version is ready.'],
  ['complete', 'dismissed', true, 'A new version is ready.'],
  ['complete', 'none', false, 'Could not check: the store is not reachable.'],
  ['complete', 'waiting', false, 'A new version is ready.'],
  ['incomplete', 'none', true, 'This is the newest version.'],
  ['incomplete', 'installing', true, 'A new version is downloading.'],
  ['pending', 'none', true, 'This version is still downloading.'],
  ['pending', 'none', false, 'This version is still downloading.'],
  ['failed', 'none', true, 'This version could not be downloaded yet. The store will try again.'],
  ['unavailable', 'none', false, 'Updates cannot be checked in this browser.'],
] as const)(
  'with a precache that is %s and an update that is %s, server reached: %s, a check for updates answers "%s"',
  (precache, update, isReachable, text) => {
    expect(updateMessage({ precache, update }, isReachable)).toBe(text);
  },
);
