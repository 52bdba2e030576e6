import { expect, test } from 'vitest';
import { updateMessage } from './about-line';

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
