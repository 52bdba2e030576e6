// A tab in whose browser a test moves the service workers through their lifecycle. For tests of src/pwa/registration.ts.
import { vi } from 'vitest';
import { updateMessage } from '../src/pwa/this-device.tsx';
import { FakeContainer } from './fake-service-worker.ts';

/** That of the browser which `startBrowser` has started. */
export let container: FakeContainer;
/** Stand in for src/pwa/precache.ts. */
export const fillPrecache = vi.fn(async () => true);
export const isControlledByEarlierApp = vi.fn(async () => false);
export const isDiskFull = vi.fn(() => false);
export const untilImagesLoaded = vi.fn(async () => {});
export const reload = vi.fn();

/** For `beforeEach`. */
export function startBrowser() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'performance'] });
  vi.resetModules();
  vi.doMock('../src/pwa/precache.ts', () => ({
    fillPrecache,
    isControlledByEarlierApp,
    isDiskFull,
    untilImagesLoaded,
  }));
  fillPrecache.mockReset().mockResolvedValue(true);
  isDiskFull.mockReset().mockReturnValue(false);
  isControlledByEarlierApp.mockReset().mockResolvedValue(false);
  container = new FakeContainer();
  stubNavigator();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('location', Object.assign(new URL(location.href), { reload }));
  reload.mockReset();
}

/** For `afterEach`. */
export function stopBrowser() {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../src/pwa/precache.ts');
}

/** The navigator of the browser, with other members. */
export const stubNavigator = (others: object = {}) =>
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container, ...others });

/** Loads the module as a newly opened tab does. */
export async function loadTab() {
  const pwa = await import('../src/pwa/registration.ts');
  const state = pwa.useWorkerState.getState;
  /** The answer of "Check for updates". */
  const answer = () => updateMessage(state(), true);
  return { ...pwa, state, answer };
}

export type Tab = Awaited<ReturnType<typeof loadTab>>;

/** A tab that has registered the service worker. */
export async function openTab(): Promise<Tab> {
  const tab = await loadTab();
  await tab.registerServiceWorker();
  return tab;
}

/** That of a returning shopper. */
export function openTabAgain(): Promise<Tab> {
  container.activateEarlierWorker();
  return openTab();
}
