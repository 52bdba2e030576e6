import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeContainer, FakeWorker } from '../../test/fake-service-worker';
import { updateMessage } from './worker-state';

let container: FakeContainer;
/** Stands in for src/pwa/precache.ts. */
const restorePrecache = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
  vi.resetModules();
  vi.doMock('./precache', () => ({ restorePrecache }));
  restorePrecache.mockReset().mockResolvedValue(true);
  container = new FakeContainer();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('./precache');
  vi.doUnmock('./worker-url');
  vi.doUnmock('workbox-window');
  document.documentElement.inert = false;
});

/** The module as a tab loads it that has just been opened. */
async function openTab() {
  const pwa = await import('./registration');
  function state() {
    const { result, unmount } = renderHook(pwa.useWorkerState);
    unmount();
    return result.current;
  }
  /** The answer of "Check for updates". */
  const answer = () => updateMessage(state(), true);
  return { ...pwa, state, answer };
}

/** A tab of a returning shopper, whose worker is active. */
function withActiveWorker() {
  container.registration.active = new FakeWorker('activated');
  container.controller = container.registration.active;
  container.getRegistration.mockImplementation(async () => container.registration);
}

/** A new version is installed, and waits. */
function publish() {
  container.registration.install();
  container.registration.finishInstalling();
  return container.registration.waiting;
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

test('a first worker that claims the tab while workbox-window loads does not take the place of an update', async () => {
  const { registration } = container;
  // Another tab registers the worker.
  vi.doMock('workbox-window', (original) => {
    registration.install();
    container.finishFirstInstallation();
    return original();
  });
  const tab = await openTab();
  await tab.registerServiceWorker();
  expect(tab.state().update).toBe('none');
  publish();
  expect(tab.state().update).toBe('waiting');
  tab.acceptUpdate(() => '/#updated');
  registration.activate();
  container.claim();
  expect(window.location.hash).toBe('#updated');
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
  withActiveWorker();
  container.controller = null;
  const tab = await openTab();
  await tab.registerServiceWorker();
  publish();
  container.registration.activate();
  container.claim();
  expect(tab.state().update).toBe('activatedElsewhere');
});

test('a waiting version is accepted even if workbox-window could not be loaded', async () => {
  vi.doMock('workbox-window', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  withActiveWorker();
  const tab = await openTab();
  await tab.registerServiceWorker();
  const waiting = publish();
  await tab.checkForUpdate({ isByHand: true });
  expect(tab.state().update).toBe('waiting');
  tab.acceptUpdate(() => '/#updated');
  expect(waiting?.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'SKIP_WAITING' });
  container.registration.activate();
  container.claim();
  expect(window.location.hash).toBe('#updated');
});

test('a version that replaces the accepted one before it is active can be accepted', async () => {
  withActiveWorker();
  const tab = await openTab();
  await tab.registerServiceWorker();
  publish();
  tab.acceptUpdate(() => '/#updated');
  const newer = publish();
  expect(tab.state().update).toBe('waiting');
  tab.acceptUpdate(() => '/#updated');
  expect(newer?.postMessage).toHaveBeenCalledOnce();
});

test('a fault of our own is an error, and not a browser without service workers', async () => {
  vi.doMock('./worker-url', () => ({
    workerUrl: () => {
      throw new TypeError('A fault of our own');
    },
  }));
  const tab = await openTab();
  await expect(tab.registerServiceWorker()).rejects.toThrow('A fault of our own');
  expect(tab.answer()).not.toBe(unsupported);
});

test('caches that cannot be read make the precache incomplete; a fault of our own is an error', async () => {
  withActiveWorker();
  const tab = await openTab();
  restorePrecache.mockRejectedValueOnce(new DOMException('Denied', 'SecurityError'));
  await tab.verifyPrecache();
  expect(tab.state().precache).toBe('incomplete');
  restorePrecache.mockRejectedValueOnce(new TypeError('A fault of our own'));
  await expect(tab.verifyPrecache()).rejects.toThrow('A fault of our own');
});

test('the precache is verified once at a time', async () => {
  withActiveWorker();
  const tab = await openTab();
  await Promise.all([tab.verifyPrecache(), tab.verifyPrecache()]);
  expect(restorePrecache).toHaveBeenCalledTimes(1);
  await tab.verifyPrecache();
  expect(restorePrecache).toHaveBeenCalledTimes(2);
});

test('a page that its worker does not control is not said to work offline', async () => {
  withActiveWorker();
  container.controller = null;
  const tab = await openTab();
  await tab.registerServiceWorker();
  await tab.verifyPrecache();
  expect(tab.state().precache).toBe('incomplete');
  expect(restorePrecache).not.toHaveBeenCalled();
});
