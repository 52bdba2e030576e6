import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  container,
  fillPrecache,
  isDiskFull,
  loadTab,
  openTab,
  openTabAgain,
  reload,
  startBrowser,
  stopBrowser,
  type Tab,
  untilImagesLoaded,
} from '../../test/open-tab.ts';
import type { WorkerState } from './registration.ts';

beforeEach(startBrowser);
afterEach(stopBrowser);

type Event = 'installs' | 'fails' | 'waits' | 'isActivated' | 'isDismissed' | 'isAccepted';

/** The events of a newer version. */
const events: Record<Event, (tab: Tab) => void> = {
  installs: () => container.registration.install(),
  fails() {
    container.registration.install();
    container.registration.failToInstall();
  },
  waits: () => container.registration.publish(),
  isActivated() {
    if (!container.registration.waiting) container.registration.publish();
    container.activate();
  },
  isDismissed: (tab) => tab.dismissUpdate(),
  isAccepted: (tab) => tab.acceptUpdate(reload),
};

/** How a tab of a returning shopper gets into each state. */
const arrivals: Record<WorkerState['update'], Event[]> = {
  none: [],
  installing: ['installs'],
  waiting: ['waits'],
  dismissed: ['waits', 'isDismissed'],
  accepted: ['waits', 'isAccepted'],
  activatedElsewhere: ['isActivated'],
};

/** For each state, the events that change it and the state after them. Other events keep the state. */
const transitions: Record<WorkerState['update'], Partial<Record<Event, WorkerState['update']>>> = {
  none: { installs: 'installing', waits: 'waiting', isActivated: 'activatedElsewhere' },
  installing: { fails: 'none', waits: 'waiting', isActivated: 'activatedElsewhere' },
  waiting: {
    isDismissed: 'dismissed',
    isAccepted: 'accepted',
    isActivated: 'activatedElsewhere',
  },
  dismissed: {
    installs: 'installing',
    waits: 'waiting',
    isAccepted: 'accepted',
    isActivated: 'activatedElsewhere',
  },
  accepted: {},
  activatedElsewhere: { waits: 'waiting', isDismissed: 'dismissed', isAccepted: 'accepted' },
};

const updates = Object.keys(transitions) as WorkerState['update'][];
const rows = updates.flatMap((from) =>
  (Object.keys(events) as Event[]).map((event) => ({
    from,
    event,
    to: transitions[from][event] ?? from,
  })),
);

test.each(rows)(
  'when a newer version $event, an update goes from $from to $to',
  async ({ from, event, to }) => {
    const tab = await openTabAgain();
    for (const arrival of arrivals[from]) events[arrival](tab);
    expect(tab.state()).toMatchObject({ precache: 'complete', update: from });
    events[event](tab);
    expect(tab.state()).toMatchObject({ precache: 'complete', update: to });
  },
);

test('the first installation is no update', async () => {
  const tab = await openTab();
  const { registration } = container;
  const pending = { precache: 'pending', update: 'none' };
  registration.install();
  expect(tab.state()).toMatchObject(pending);
  registration.finishInstalling();
  expect(tab.state()).toMatchObject(pending);
  registration.activate();
  expect(tab.state()).toMatchObject(pending);
  container.claim();
  await tab.verifyPrecache();
  expect(tab.state()).toMatchObject({ precache: 'complete', update: 'none' });
});

test('a dismissed version is offered again by a check by hand only', async () => {
  const tab = await openTabAgain();
  container.registration.publish();
  tab.dismissUpdate();
  await tab.checkForUpdate();
  expect(tab.state().update).toBe('dismissed');
  await tab.checkForUpdate({ isByHand: true });
  expect(tab.state().update).toBe('waiting');
});

test('a version that replaces the accepted one before it is active is activated in its place', async () => {
  const tab = await openTabAgain();
  container.registration.publish();
  tab.acceptUpdate(reload);
  const newer = container.registration.publish();
  expect(tab.state().update).toBe('accepted');
  await vi.advanceTimersByTimeAsync(1000);
  expect(newer?.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'SKIP_WAITING' });
  container.activate();
  expect(reload).toHaveBeenCalledOnce();
});

test('an accepted version is activated once the page has loaded its images', async () => {
  let loadImages = () => {};
  untilImagesLoaded.mockImplementationOnce(
    () =>
      new Promise((done) => {
        loadImages = done;
      }),
  );
  const tab = await openTabAgain();
  const waiting = container.registration.publish();
  tab.acceptUpdate(reload);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tab.state().update).toBe('accepted');
  expect(waiting?.postMessage).not.toHaveBeenCalled();
  loadImages();
  await vi.advanceTimersByTimeAsync(0);
  expect(waiting?.postMessage).toHaveBeenCalledOnce();
});

test('a fault of our own is an error, and not a browser without service workers', async () => {
  container.getRegistration.mockRejectedValue(new TypeError('A fault of our own'));
  const tab = await loadTab();
  await expect(tab.registerServiceWorker()).rejects.toThrow('A fault of our own');
  expect(tab.state().precache).not.toBe('unavailable');
});

test('a precache that lacks files is full if the device has no room', async () => {
  container.activateEarlierWorker();
  const tab = await loadTab();
  fillPrecache.mockResolvedValue(false);
  isDiskFull.mockReturnValue(true);
  await tab.verifyPrecache();
  expect(tab.state().precache).toBe('full');
});

test('caches that cannot be read make the precache incomplete; a fault of our own is an error', async () => {
  container.activateEarlierWorker();
  const tab = await loadTab();
  fillPrecache.mockRejectedValueOnce(new DOMException('Denied', 'SecurityError'));
  await tab.verifyPrecache();
  expect(tab.state().precache).toBe('incomplete');
  fillPrecache.mockRejectedValueOnce(new TypeError('A fault of our own'));
  await expect(tab.verifyPrecache()).rejects.toThrow('A fault of our own');
});

test('a page that its worker does not control is not said to work offline', async () => {
  container.activateEarlierWorker();
  container.controller = null;
  const tab = await openTab();
  await tab.verifyPrecache();
  expect(tab.state().precache).toBe('incomplete');
  expect(fillPrecache).not.toHaveBeenCalled();
});
