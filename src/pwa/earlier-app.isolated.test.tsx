// The domain had another app before, whose worker still controls the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeContainer } from '../../test/fake-service-worker.ts';

const fillPrecache = vi.hoisted(() => vi.fn(async () => true));
const isControlledByEarlierApp = vi.hoisted(() => vi.fn(async () => false));
vi.mock('./precache.ts', () => ({ fillPrecache, isControlledByEarlierApp }));

let container: FakeContainer;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  container = new FakeContainer();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  // The browser finds the worker of the store.
  container.register.mockImplementation(async () => {
    container.registration.install();
    return container.registration;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['another URL', '/service-worker.js', false],
  ['the same URL, and does not keep the list of the store', '/sw.js', true],
])(
  'a worker with %s is no version of the store: nothing is ready, and nothing is an update',
  async (_, path, isMissingList) => {
    container.activateEarlierWorker(path);
    isControlledByEarlierApp.mockResolvedValueOnce(isMissingList);
    const { registerServiceWorker, useWorkerState, verifyPrecache } = await import(
      './registration.ts'
    );
    await registerServiceWorker();
    expect(useWorkerState.getState()).toMatchObject({ precache: 'pending', update: 'none' });
    // The worker of the store activates at once, and claims the tab.
    container.finishFirstInstallation();
    isControlledByEarlierApp.mockResolvedValue(false);
    await verifyPrecache();
    expect(useWorkerState.getState()).toMatchObject({ precache: 'complete', update: 'none' });
    container.registration.publish();
    expect(useWorkerState.getState().update).toBe('waiting');
  },
);
