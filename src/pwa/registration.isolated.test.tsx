import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeContainer } from '../../test/fake-service-worker.ts';
import {
  container,
  fillPrecache,
  isControlledByEarlierApp,
  loadTab,
  openTab,
  openTabAgain,
  reload,
  startBrowser,
  stopBrowser,
  stubNavigator,
  type Tab,
} from '../../test/open-tab.ts';

beforeEach(startBrowser);
afterEach(stopBrowser);

const failedOnce = 'This version could not be downloaded yet. The store will try again.';
const unsupported = 'Updates cannot be checked in this browser.';

const retries: [string, (tab: Tab) => unknown][] = [
  ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the shopper checks for updates', (tab) => tab.checkForUpdate({ isByHand: true })],
];

test.each(retries)(
  'a worker whose script could not be loaded, or whose first installation has failed, is tried again when %s',
  async (_, retry) => {
    const tab = await loadTab();
    container.register.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
    await tab.registerServiceWorker();
    expect(tab.answer()).toBe(failedOnce);
    retry(tab);
    await vi.advanceTimersByTimeAsync(1000);
    container.registration.install();
    container.registration.failToInstall();
    expect(tab.answer()).toBe(failedOnce);

    // The browser has removed the registration with its only worker.
    container.registration = new FakeContainer().registration;
    retry(tab);
    await vi.advanceTimersByTimeAsync(1000);
    expect(container.register).toHaveBeenCalledTimes(3);
    container.registration.install();
    expect(tab.answer()).toBe('This version is still downloading.');
    container.finishFirstInstallation();
    await vi.waitFor(() => expect(tab.state().precache).toBe('complete'));
  },
);

test('a browser without service workers, or one that refuses them, cannot check for updates', async () => {
  container.getRegistration.mockRejectedValue(new DOMException('Denied', 'SecurityError'));
  const refused = await openTab();
  expect(refused.answer()).toBe(unsupported);
  vi.resetModules();
  vi.stubGlobal('navigator', { onLine: true });
  const without = await openTab();
  await without.checkForUpdate({ isByHand: true });
  expect(without.answer()).toBe(unsupported);
});

test.each([
  ['cookies are blocked', new DOMException('Denied', 'SecurityError'), unsupported],
  ['a network sends its own page', undefined, failedOnce],
])('a worker that the browser refuses to register because %s', async (_, ofCaches, answer) => {
  container.register.mockRejectedValueOnce(new DOMException('Refused', 'SecurityError'));
  const keys = async () => {
    if (ofCaches) throw ofCaches;
    return [];
  };
  vi.stubGlobal('caches', { keys });
  const tab = await loadTab();
  await tab.registerServiceWorker();
  expect(tab.answer()).toBe(answer);
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
  expect(tab.state().update).toBe('none');
  container.registration.publish();
  expect(tab.state().update).toBe('waiting');
});

test('a tab that a reload past the worker has left without one learns of an update in another tab', async () => {
  container.activateEarlierWorker();
  container.controller = null;
  const tab = await openTab();
  container.registration.publish();
  container.activate();
  expect(tab.state().update).toBe('activatedElsewhere');
});

test('a waiting version is accepted even if this tab could not register the worker', async () => {
  container.register.mockRejectedValue(new TypeError('Failed to register a ServiceWorker'));
  container.activateEarlierWorker();
  const tab = await openTab();
  const waiting = container.registration.publish();
  await tab.checkForUpdate({ isByHand: true });
  expect(tab.state()).toMatchObject({ precache: 'complete', update: 'waiting' });
  tab.acceptUpdate(reload);
  await vi.advanceTimersByTimeAsync(1000);
  expect(waiting?.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'SKIP_WAITING' });
  container.activate();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['another URL', '/service-worker.js', false],
  ['the same URL, and does not keep the list of the store', '/sw.js', true],
])(
  'a worker of an earlier app with %s is no version of the store: nothing is ready, and nothing is an update',
  async (_, path, isMissingList) => {
    container.activateEarlierWorker(path);
    isControlledByEarlierApp.mockResolvedValueOnce(isMissingList);
    // The browser finds the worker of the store.
    container.register.mockImplementation(async () => {
      container.registration.install();
      return container.registration;
    });
    const tab = await openTab();
    expect(tab.state()).toMatchObject({ precache: 'pending', update: 'none' });
    // The worker of the store activates at once, and claims the tab.
    container.finishFirstInstallation();
    await tab.verifyPrecache();
    expect(tab.state()).toMatchObject({ precache: 'complete', update: 'none' });
    container.registration.publish();
    expect(tab.state().update).toBe('waiting');
  },
);

test.each([
  ['the installed app', true, 1],
  ['a tab', false, 0],
])('%s asks the browser once to keep its files, which may refuse', async (_, isApp, times) => {
  const persist = vi.fn().mockRejectedValue(new TypeError('Refused'));
  stubNavigator({ storage: { persist } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isApp && query === '(display-mode: standalone)',
  }));
  const tab = await openTab();
  await tab.checkForUpdate({ isByHand: true });
  expect(persist).toHaveBeenCalledTimes(times);
});

test('a tab checks for updates when it is shown again, twice a minute at most, and every hour', async () => {
  await openTabAgain();
  const { update } = container.registration;
  const show = () => document.dispatchEvent(new Event('visibilitychange'));
  show();
  expect(update).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(31_000);
  show();
  show();
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(update).toHaveBeenCalledTimes(2);
});

test('a check that the browser never answers ends after ten seconds', async () => {
  const tab = await openTabAgain();
  container.registration.update.mockReturnValue(new Promise(() => undefined));
  const isReached = vi.fn();
  tab.checkForUpdate({ isByHand: true }).then(isReached);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(isReached).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isReached).toHaveBeenCalledWith(false);
});

describe('a shopper who saves data', () => {
  beforeEach(() => {
    vi.useRealTimers();
    stubNavigator({ connection: { saveData: true } });
    document.head.innerHTML = '<meta name="precache-size" content="2.6 MB">';
  });

  test.each([
    ['', () => undefined],
    [
      ', also if an earlier app has left a worker',
      () => container.activateEarlierWorker('/old.js'),
    ],
  ])('is asked before anything is precached%s', async (_, prepare) => {
    prepare();
    const tab = await loadTab();
    const { button, openStore } = await import('../../test/open-store.tsx');
    await tab.registerServiceWorker();
    expect(tab.state().precache).toBe('onRequest');
    expect(fillPrecache).not.toHaveBeenCalled();
    expect(container.register).not.toHaveBeenCalled();
    const shopper = openStore('/returns');
    await shopper.click(button('Save for offline use (2.6 MB)'));
    expect(fillPrecache).toHaveBeenCalledOnce();
    expect(container.register).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: /^Save for offline use/ })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Returns');
  });

  test('has it repaired as everybody, once it is saved', async () => {
    const tab = await openTabAgain();
    expect(fillPrecache).toHaveBeenCalledOnce();
    expect(tab.state().precache).toBe('complete');
  });
});
