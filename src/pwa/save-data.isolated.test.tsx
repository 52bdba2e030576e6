import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeContainer } from '../../test/fake-service-worker.ts';

const fillPrecache = vi.hoisted(() => vi.fn(async () => true));
vi.mock('./precache.ts', () => ({ fillPrecache, isControlledByEarlierApp: async () => false }));

let container: FakeContainer;

beforeEach(() => {
  vi.resetModules();
  container = new FakeContainer();
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    serviceWorker: container,
    connection: { saveData: true },
  });
  fillPrecache.mockClear();
  document.head.innerHTML = '<meta name="precache-size" content="2.6 MB">';
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', () => undefined],
  [', also if an earlier app has left a worker', () => container.activateEarlierWorker('/old.js')],
])('a shopper who saves data is asked before anything is precached%s', async (_, prepare) => {
  prepare();
  const { registerServiceWorker, useWorkerState } = await import('./registration.ts');
  const { appNotices } = await import('./app-notices.tsx');
  const { button, openStore } = await import('../../test/open-store.tsx');
  await registerServiceWorker();
  expect(useWorkerState.getState().precache).toBe('onRequest');
  expect(fillPrecache).not.toHaveBeenCalled();
  expect(container.register).not.toHaveBeenCalled();
  const shopper = openStore('/returns', undefined, { notices: appNotices });
  await shopper.click(button('Save for offline use (2.6 MB)'));
  expect(fillPrecache).toHaveBeenCalledOnce();
  expect(container.register).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: /^Save for offline use/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Returns');
});

test('once it is saved, it is repaired as for everybody', async () => {
  container.activateEarlierWorker();
  const { registerServiceWorker, useWorkerState } = await import('./registration.ts');
  await registerServiceWorker();
  expect(fillPrecache).toHaveBeenCalledOnce();
  expect(useWorkerState.getState().precache).toBe('complete');
});

test('the precache is verified once at a time', async () => {
  container.activateEarlierWorker();
  const { verifyPrecache } = await import('./registration.ts');
  await Promise.all([verifyPrecache(), verifyPrecache()]);
  expect(fillPrecache).toHaveBeenCalledTimes(1);
  await verifyPrecache();
  expect(fillPrecache).toHaveBeenCalledTimes(2);
});
