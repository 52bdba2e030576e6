import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { button, main, openStore } from '../../test/open-store.tsx';
import { offlineMessage } from './app-notices.tsx';
import { useWorkerState } from './registration.ts';
import { savedText, updateMessage } from './this-device.tsx';
import { useCheckedByHand } from './update-notice.tsx';

afterEach(() =>
  act(() => {
    useWorkerState.setState(useWorkerState.getInitialState());
    useCheckedByHand.setState(useCheckedByHand.getInitialState());
  }),
);

const none = useWorkerState.getInitialState();

test('the store claims to work offline only if everything is precached', () => {
  const complete = { ...none, precache: 'complete' } as const;
  expect(offlineMessage(complete, true)).toBe('Offline. The store still opens.');
  expect(offlineMessage(complete, false)).toBe('Offline. Images may be missing.');
  const full = { ...none, precache: 'full' } as const;
  expect(offlineMessage(full, true)).toBe('Offline. Not all could be saved.');
  for (const precache of ['pending', 'failed', 'incomplete', 'unavailable'] as const) {
    for (const hasAllImages of [true, false]) {
      expect(offlineMessage({ ...none, precache }, hasAllImages)).toBe(
        'Offline. Pages may be missing.',
      );
    }
  }
});

test('a store whose precache lacks images says so before the shopper is offline', () => {
  document.head.innerHTML = '<meta name="precache-size" content="6.0 MB" data-images="some">';
  openStore('/account');
  main().getByText('Some images are saved when you first see them');
  cleanup();
  act(() => useWorkerState.setState({ precache: 'complete' }));
  openStore('/shipping');
  screen.getByText('Ready to use offline. Some images are saved when you first see them.');
  document.head.innerHTML = '';
});

test('while it saves, the offline notice says how far', () => {
  expect(offlineMessage({ ...none, percent: 43 }, true)).toBe('Offline. 43 % is saved.');
});

test.each([
  ['complete', 100, 'Yes, 2.7 MB'],
  ['pending', 43, '43 % of 2.7 MB'],
  ['pending', 0, 'No'],
  ['onRequest', 0, 'No'],
  ['failed', 0, 'No'],
  ['full', 70, 'Not all of it: this device has no room'],
  ['incomplete', 100, 'Not all of it'],
  ['unavailable', 0, 'This browser cannot save it'],
] as const)('a precache that is %s at %i percent: "%s"', (precache, percent, text) => {
  expect(savedText({ ...none, precache, percent }, '2.7 MB')).toBe(text);
});

test('the account page says what this device has saved, and which version; no other page has the version', async () => {
  openStore('/account');
  const device = within(main().getByRole('region', { name: 'This device' }));
  device.getByText('No');
  act(() => useWorkerState.setState({ precache: 'pending', percent: 43 }));
  device.getByText(/^43 % of/);
  device.getByRole('button', { name: 'Check for updates' });
  expect(screen.getAllByText(import.meta.env.BUILD)).toHaveLength(1);
  // Not in the footer too.
  expect(screen.getAllByRole('button', { name: 'Check for updates' })).toHaveLength(1);
});

test('"A new version is ready" stands with its button, and goes when the shopper dismisses it', async () => {
  const shopper = openStore('/account');
  act(() => useWorkerState.setState({ precache: 'complete', update: 'waiting' }));
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  await shopper.click(button('Check for updates'));
  await screen.findByText('A new version is ready.');
  button('Update now');
  act(() => useWorkerState.setState({ update: 'dismissed' }));
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
});

test.each([
  ['complete', 'none', true, 'This is the newest version.'],
  ['complete', 'installing', true, 'A new version is downloading.'],
  ['complete', 'waiting', true, 'A new version is ready.'],
  ['complete', 'dismissed', true, ''],
  ['complete', 'accepted', true, ''],
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
    expect(updateMessage({ ...none, precache, update }, isReachable)).toBe(text);
  },
);
