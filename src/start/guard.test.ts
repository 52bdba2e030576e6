import { afterEach, assert, beforeEach, expect, test, vi } from 'vitest';

const page = { inert: false, dataset: {} as Record<string, string> };
const preload = { media: 'not all' };
const addListener = vi.fn<(type: string, listener: (event: object) => void) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.assign(page, { inert: false, dataset: {} });
  preload.media = 'not all';
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', {
    documentElement: page,
    querySelectorAll: () => [preload],
    addEventListener: addListener,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(search: string, state: unknown = null) {
  vi.stubGlobal('location', { search });
  vi.stubGlobal('history', { state });
  await import('./guard.ts');
}

const setStartState = async (state: 'running' | 'reloading') =>
  (await import('../start-state.ts')).setStartState(state);

test.each([
  ['URL', '?items=jack:1', null],
  ['history entry', '', { idx: 0, cart: 'items=jack:1' }],
])(
  'a page with a cart in its %s is inert until it says after ten seconds that it could not start',
  async (_, search, state) => {
    await open(search, state);
    expect(page).toEqual({ inert: true, dataset: { start: 'opening-cart' } });
    expect(preload.media).toBe('all');
    vi.advanceTimersByTime(9999);
    expect(page.inert).toBe(true);
    vi.advanceTimersByTime(1);
    expect(page).toEqual({ inert: false, dataset: { start: 'failed' } });
  },
);

test.each([null, { idx: 0 }])('a page without a cart is never inert: %o', async (state) => {
  await open('?sort=rating', state);
  expect(page).toEqual({ inert: false, dataset: {} });
  expect(preload.media).toBe('not all');
  vi.advanceTimersByTime(10_000);
  expect(page).toEqual({ inert: false, dataset: { start: 'failed' } });
});

test('the event by which the store can be installed is kept for the app', async () => {
  const listeners = new EventTarget();
  const window = { earlyInstallPrompt: undefined as Event | undefined };
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  await open('');
  const event = new Event('beforeinstallprompt', { cancelable: true });
  listeners.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(window.earlyInstallPrompt).toBe(event);
});

test('an app that has started can be used, and stays as it is after ten seconds', async () => {
  await open('?items=jack:1');
  await setStartState('running');
  expect(page.inert).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(page).toEqual({ inert: false, dataset: { start: 'running' } });
});

test('an app that is being reloaded with an update stays inert', async () => {
  await open('');
  await setStartState('running');
  await setStartState('reloading');
  // React renders the page for the first time.
  await setStartState('running');
  vi.advanceTimersByTime(10_000);
  expect(page).toEqual({ inert: true, dataset: { start: 'reloading' } });
});

test('an image that fails is replaced by its JPEG, once', async () => {
  await open('');
  const [, fail] = addListener.mock.lastCall ?? assert.fail();
  const shown = ['/saw.avif 560w'];
  const image = {
    dataset: { jpeg: '/saw.jpg' },
    get srcset() {
      return shown.at(-1) as string;
    },
    set srcset(files) {
      shown.push(files);
    },
  };
  fail({ target: image });
  fail({ target: image });
  expect(shown).toEqual(['/saw.avif 560w', '/saw.jpg']);
});
