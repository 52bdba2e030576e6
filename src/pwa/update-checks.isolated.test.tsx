import { afterEach, expect, test, vi } from 'vitest';
import { FakeContainer } from '../../test/fake-service-worker.ts';
import { checkForUpdate, registerServiceWorker } from './registration.ts';

vi.mock('./precache.ts', () => ({
  fillPrecache: async () => true,
  isControlledByEarlierApp: async () => false,
}));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a tab checks for updates when it is shown again, twice a minute at most, and every hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
  const container = new FakeContainer();
  container.activateEarlierWorker();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  await registerServiceWorker();
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
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] });
  const container = new FakeContainer();
  container.activateEarlierWorker();
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container });
  await registerServiceWorker();
  container.registration.update.mockReturnValue(new Promise(() => undefined));
  const isReached = vi.fn();
  checkForUpdate({ isByHand: true }).then(isReached);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(isReached).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isReached).toHaveBeenCalledWith(false);
});
