import { act, screen, within } from '@testing-library/react';
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

test('while it saves, the offline notice says how far', () => {
  expect(offlineMessage({ ...none, percent: 43 }, true)).toBe('Offline. 43 % is saved.');
});

const savedWhole = 'Saved on this device. Works with no signal.';

test.each([
  ['complete', savedWhole],
  ['pending', ''],
  ['onRequest', ''],
  ['failed', ''],
  ['full', 'Not all is saved: this device has no room.'],
  ['incomplete', 'Not all is saved on this device.'],
  ['unavailable', ''],
] as const)('a precache that is %s: "%s"', (precache, text) => {
  expect(savedText({ ...none, precache, percent: 43 }, true)).toBe(text);
});

test('a store whose precache lacks images says so before the shopper is offline', () => {
  document.head.innerHTML = '<meta name="precache-size" content="6.0 MB" data-images="some">';
  act(() => useWorkerState.setState({ precache: 'complete' }));
  openStore('/shipping');
  screen.getByText('Saved on this device. Some images are saved when you first see them.');
  document.head.innerHTML = '';
});

const appDetails = () => screen.getByText('About this app').closest('details');

test('a page other than Account says in its footer what is saved, once it is, and has neither version nor check', () => {
  openStore('/shipping');
  const footer = screen.getByRole('contentinfo');
  const before = footer.textContent;
  act(() => useWorkerState.setState({ percent: 43 }));
  expect(footer.textContent).toBe(before);
  act(() => useWorkerState.setState({ precache: 'complete' }));
  within(footer).getByText(savedWhole);
  expect(screen.queryByText('About this app')).toBeNull();
  expect(screen.queryByText(import.meta.env.BUILD)).toBeNull();
});

test('Account says it once, above the closed details with the version and the check for updates', () => {
  openStore('/account');
  act(() => useWorkerState.setState({ precache: 'complete' }));
  const device = within(main().getByRole('region', { name: 'This device' }));
  device.getByText(savedWhole);
  screen.getByText(savedWhole);
  expect(appDetails()?.open).toBe(false);
  expect(appDetails()?.textContent).toBe(`About this app${import.meta.env.BUILD}Check for updates`);
});

test('Account says that the browser cannot save the store', () => {
  const text = 'This browser cannot save the store for offline use.';
  openStore('/account');
  expect(screen.queryByText(text)).toBeNull();
  act(() => useWorkerState.setState({ precache: 'unavailable' }));
  screen.getByText(text);
});

test('"A new version is ready" stands with its button, and goes when the shopper dismisses it', async () => {
  const shopper = openStore('/account');
  act(() => useWorkerState.setState({ precache: 'complete', update: 'waiting' }));
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  await shopper.click(screen.getByText('About this app'));
  await shopper.click(button('Check for updates'));
  await screen.findByText('A new version is ready.');
  expect(appDetails()?.contains(button('Update now'))).toBe(true);
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
