import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeContainer, FakeWorker } from '../../test/fake-service-worker.ts';
import type { WorkerState } from './registration.ts';
import { updateMessage } from './this-device.tsx';

let container: FakeContainer;
/** Stands in for src/pwa/precache.ts. */
const fillPrecache = vi.fn(async () => true);
const saveCart = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
  vi.resetModules();
  vi.doMock('./precache.ts', () => ({
    fillPrecache,
    isControlledByEarlierApp: async () => false,
  }));
  fillPrecache.mockReset().mockResolvedValue(true);
  container = new FakeContainer();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  vi.stubGlobal('location', { reload });
  saveCart.mockReset();
  reload.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./precache.ts');
  vi.doUnmock('./worker-url.ts');
  document.documentElement.inert = false;
});

/** Loads the module as a newly opened tab does. */
async function openTab() {
  const pwa = await import('./registration.ts');
  const state = pwa.useWorkerState.getState;
  /** The answer of "Check for updates". */
  const answer = () => updateMessage(state(), true);
  return { ...pwa, state, answer };
}

const failedOnce = 'This version could not be downloaded yet. The store will try again.';
const unsupported = 'Updates cannot be checked in this browser.';

type Tab = Awaited<ReturnType<typeof openTab>>;

const retries: [string, (tab: Tab) => unknown][] = [
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the shopper checks for updates', (tab) => tab.checkForUpdate({ isByHand: true })],
];

test.each(retries)(
  'a first installation that has failed is tried again when %s',
  async (_, retry) => {
    const tab = await openTab();
    await tab.registerServiceWorker();
    container.registration.install();
    container.registration.failToInstall();
    expect(tab.answer()).toBe(failedOnce);

    // The browser has removed the registration with its only worker.
    container.registration = new FakeContainer().registration;
    retry(tab);
    await vi.advanceTimersByTimeAsync(1000);
    expect(container.register).toHaveBeenCalledTimes(2);
    container.registration.install();
    expect(tab.answer()).toBe('This version is still downloading.');
    container.finishFirstInstallation();
    await vi.waitFor(() => expect(tab.state().precache).toBe('complete'));
  },
);

test.each(retries)(
  'a service worker script that could not be loaded is tried again when %s',
  async (_, retry) => {
    const tab = await openTab();
    container.register.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
    await tab.registerServiceWorker();
    expect(tab.answer()).toBe(failedOnce);
    retry(tab);
    await vi.advanceTimersByTimeAsync(1000);
    container.registration.install();
    container.finishFirstInstallation();
    await vi.waitFor(() => expect(tab.state().precache).toBe('complete'));
  },
);

test('a browser without service workers, or one that refuses them, cannot check for updates', async () => {
  container.getRegistration.mockRejectedValue(new DOMException('Denied', 'SecurityError'));
  const refused = await openTab();
  await refused.registerServiceWorker();
  expect(refused.answer()).toBe(unsupported);
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  const without = await openTab();
  await without.registerServiceWorker();
  await without.checkForUpdate({ isByHand: true });
  expect(without.answer()).toBe(unsupported);
});

test('a first worker that claims the tab while it registers does not take the place of an update', async () => {
  const { registration } = container;
  // Another tab has registered the worker.
  container.register.mockImplementationOnce(async () => {
    registration.install();
    container.finishFirstInstallation();
    return registration;
  });
  const tab = await openTab();
  await tab.registerServiceWorker();
  expect(tab.state().update).toBe('none');
  container.registration.publish();
  expect(tab.state().update).toBe('waiting');
  tab.acceptUpdate(saveCart);
  container.activate();
  expect(saveCart).toHaveBeenCalledBefore(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.documentElement.inert).toBe(true);
});

test('a first worker that is active but has not claimed the tab yet is no update', async () => {
  const { registration } = container;
  registration.active = new FakeWorker('activating');
  container.getRegistration.mockImplementation(async () => registration);
  const tab = await openTab();
  await tab.registerServiceWorker();
  registration.active.become('activated');
  container.claim();
  expect(tab.state().update).toBe('none');
});

test('a tab that a reload past the worker has left without one learns of an update in another tab', async () => {
  container.activateEarlierWorker();
  container.controller = null;
  const tab = await openTab();
  await tab.registerServiceWorker();
  container.registration.publish();
  container.activate();
  expect(tab.state().update).toBe('activatedElsewhere');
});

test('a waiting version is accepted even if this tab could not register the worker', async () => {
  container.register.mockRejectedValue(new TypeError('Failed to register a ServiceWorker'));
  container.activateEarlierWorker();
  const tab = await openTab();
  await tab.registerServiceWorker();
  const waiting = container.registration.publish();
  await tab.checkForUpdate({ isByHand: true });
  expect(tab.state()).toMatchObject({ precache: 'complete', update: 'waiting' });
  tab.acceptUpdate(saveCart);
  expect(waiting?.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'SKIP_WAITING' });
  container.activate();
  expect(saveCart).toHaveBeenCalledBefore(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.documentElement.inert).toBe(true);
});

type Event = 'installs' | 'fails' | 'waits' | 'isActivated' | 'isDismissed' | 'isAccepted';

/** What can happen to a newer version. */
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
  isAccepted: (tab) => tab.acceptUpdate(saveCart),
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
    container.activateEarlierWorker();
    const tab = await openTab();
    await tab.registerServiceWorker();
    for (const arrival of arrivals[from]) events[arrival](tab);
    expect(tab.state()).toMatchObject({ precache: 'complete', update: from });
    events[event](tab);
    expect(tab.state()).toMatchObject({ precache: 'complete', update: to });
  },
);

test('the first installation is no update', async () => {
  const tab = await openTab();
  await tab.registerServiceWorker();
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
  container.activateEarlierWorker();
  const tab = await openTab();
  await tab.registerServiceWorker();
  container.registration.publish();
  tab.dismissUpdate();
  await tab.checkForUpdate();
  expect(tab.state().update).toBe('dismissed');
  await tab.checkForUpdate({ isByHand: true });
  expect(tab.state().update).toBe('waiting');
});

test('a version that replaces the accepted one before it is active is activated in its place', async () => {
  container.activateEarlierWorker();
  const tab = await openTab();
  await tab.registerServiceWorker();
  container.registration.publish();
  tab.acceptUpdate(saveCart);
  const newer = container.registration.publish();
  expect(tab.state().update).toBe('accepted');
  expect(newer?.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'SKIP_WAITING' });
  container.activate();
  expect(reload).toHaveBeenCalledOnce();
});

test('a fault of our own is an error, and not a browser without service workers', async () => {
  vi.doMock('./worker-url.ts', () => ({
    workerUrl: () => {
      throw new TypeError('A fault of our own');
    },
  }));
  const tab = await openTab();
  await expect(tab.registerServiceWorker()).rejects.toThrow('A fault of our own');
  expect(tab.answer()).not.toBe(unsupported);
});

test('caches that cannot be read make the precache incomplete; a fault of our own is an error', async () => {
  container.activateEarlierWorker();
  const tab = await openTab();
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
  await tab.registerServiceWorker();
  await tab.verifyPrecache();
  expect(tab.state().precache).toBe('incomplete');
  expect(fillPrecache).not.toHaveBeenCalled();
});
