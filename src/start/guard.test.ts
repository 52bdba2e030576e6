import { afterEach, assert, beforeEach, describe, expect, test, vi } from 'vitest';

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

async function open(search: string, state: unknown = null, pathname = '/') {
  vi.stubGlobal('location', { search, pathname });
  vi.stubGlobal('history', { state });
  await import('./guard.ts');
}

const setStartState = async (state: 'running' | 'reloading') =>
  (await import('../ui/start-state.ts')).setStartState(state);

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

/** Runs the page's handler of errors as if the element had failed. */
function failing(element: object) {
  const [, fail] = addListener.mock.lastCall ?? assert.fail();
  fail({ target: element });
}

test('an image that fails is replaced by its JPEG, once', async () => {
  await open('');
  const shown = ['/saw.avif 560w'];
  const image = {
    localName: 'img',
    dataset: { jpeg: '/saw.jpg' },
    get srcset() {
      return shown.at(-1) as string;
    },
    set srcset(files) {
      shown.push(files);
    },
  };
  failing(image);
  failing(image);
  expect(shown).toEqual(['/saw.avif 560w', '/saw.jpg']);
});

describe('of a file that the browser has kept from an upload', () => {
  const page = { headers: { 'content-type': 'text/html' } };
  const file = () => new Response('file', { headers: { 'content-type': 'text/javascript' } });
  const missing = () => new Response('Not found', { status: 404 });

  /** Each answer is that to one request; a network error has none. */
  async function openWithAnswers(answers: readonly (() => Response | undefined)[]) {
    await open('');
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const modes: (string | undefined)[] = [];
    vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
      const answer = answers[modes.push(cache) - 1]?.();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer;
    });
    const replaceWith = vi.fn();
    failing({ localName: 'script', src: '/assets/index-1a2b3c4d.js' });
    await vi.advanceTimersByTimeAsync(0);
    const scriptModes = modes.splice(0);
    failing({
      localName: 'link',
      href: '/assets/style-1a2b3c4d.css',
      cloneNode: () => 'the same link',
      replaceWith,
    });
    await vi.advanceTimersByTimeAsync(0);
    return { reloads: reload.mock.calls.length, replaced: replaceWith.mock.calls, scriptModes };
  }

  test.each([
    ['an error', missing],
    ['a page', () => new Response('<h1>Home</h1>', page)],
  ])('%s is replaced, and the script or the style sheet is loaded', async (_, kept) => {
    expect(await openWithAnswers([kept, file, file])).toEqual({
      reloads: 1,
      replaced: [['the same link']],
      scriptModes: ['default', 'reload', 'default'],
    });
  });

  test.each([
    ['the host does not have the file yet', [missing, missing]],
    ['the connection fails', [() => undefined, file, file]],
    ['the browser has the file', [file, file, file]],
    ['a reload would get the error again', [missing, file, missing]],
  ])('nothing is loaded again if %s', async (_, answers) => {
    expect(await openWithAnswers(answers)).toMatchObject({ reloads: 0, replaced: [] });
  });
});

test.each([
  ['/products', '/', '/products'],
  ['/', '/', '/'],
  ['/Products.html', '/', '/products'],
  ['/shop/products/', '/shop/', '/shop/products'],
  ['/shop/index.html', '/shop/', '/shop/'],
])('the page at %s is its own', async (pathname, base, url) => {
  Object.assign(page.dataset, { base, url });
  await open('?items=jack:1', null, pathname);
  expect(page.dataset.start).toBe('opening-cart');
});

test.each([
  ['in a web archive', '/web/2026/https://tools.example/products', '/', '/products'],
  ['below a folder', '/mirror/', '/', '/'],
  ['in a proxy that translates', '/translate', '/', '/products'],
  ['of the same store at another base path', '/SHOP/products', '/shop/', '/shop/products'],
  ['that stands for a file of the host', '/catalogue.pdf', '/', ''],
])(
  'a page %s stays as it is painted, also with a cart in its URL',
  async (_, pathname, base, url) => {
    Object.assign(page.dataset, { base, url });
    await open('?items=jack:1', { cart: 'items=jack:1' }, pathname);
    vi.advanceTimersByTime(10_000);
    expect(page).toMatchObject({ inert: false, dataset: { start: 'static' } });
    expect(preload.media).toBe('not all');
  },
);
