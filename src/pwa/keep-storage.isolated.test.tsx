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

test.each([
  ['the installed app', true, 1],
  ['a tab', false, 0],
])('%s asks the browser once to keep its files, which may refuse', async (_, isApp, times) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const persist = vi.fn().mockRejectedValue(new TypeError('Refused'));
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: new FakeContainer(),
    storage: { persist },
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isApp && query === '(display-mode: standalone)',
  }));
  await registerServiceWorker();
  await checkForUpdate({ isByHand: true });
  expect(persist).toHaveBeenCalledTimes(times);
});
