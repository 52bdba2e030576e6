import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillPrecache } from './precache.ts';

const origin = 'https://tools.example';
const page = `${origin}/products.html?__WB_REVISION__=1`;
const list = JSON.stringify({ 'products.html?__WB_REVISION__=1': 'sha256-1' });

/** The precache: the texts of its entries by their URLs. */
const precache = new Map<string, string>();
/** What the worker or the server answers, by the path of the request. */
let answers: Record<string, Response>;
/** The requests that the server has not answered yet. They are answered by calling them. */
let pending: { path: string; answer: () => void }[];
let isServerSlow: boolean;
let redirectsToPages: boolean;
let put: (url: string, response: Response) => Promise<void>;

beforeEach(() => {
  precache.clear();
  [answers, pending, isServerSlow, redirectsToPages] = [{}, [], false, true];
  put = async (url, response) => {
    precache.set(new URL(url, origin).href, await response.text());
  };
  const withoutSearch = (url: string) => url.replace(/\?.*/, '');
  const cache = {
    keys: async () => [...precache.keys()].map((url) => ({ url })),
    match: async (url: string) => {
      const key = [...precache.keys()].find((each) => withoutSearch(each) === origin + url);
      return key && new Response(precache.get(key));
    },
    put: (url: string, response: Response) => put(url, response),
  };
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (path: string, { method, signal }: RequestInit = {}) => {
    if (method === 'HEAD') return { type: redirectsToPages ? 'opaqueredirect' : 'basic' };
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    if (!isServerSlow || path === '/precache.json') return answer.clone();
    return new Promise((resolve, reject) => {
      pending.push({ path, answer: () => resolve(answer.clone()) });
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
});

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** A server with so many images, and one of them for each of the paths. */
function publishImages(...paths: string[]) {
  answers = Object.fromEntries(paths.map((path) => [path, new Response(path)]));
  const entries = paths.map((path) => [`${path.slice(1)}?__WB_REVISION__=1`, 'sha256-1']);
  answers['/precache.json'] = new Response(JSON.stringify(Object.fromEntries(entries)));
}

const images = (count: number) => Array.from({ length: count }, (_, index) => `/${index}.avif`);
const pendingPaths = () => pending.map(({ path }) => path);
const answerAll = () => {
  for (const { answer } of pending.splice(0)) answer();
};
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a missing entry is downloaded from its canonical path', async () => {
  answers = { '/precache.json': new Response(list), '/products': new Response('All Tools') };
  expect(await fillPrecache()).toBe(true);
  expect(precache.get(page)).toBe('All Tools');
  expect([...precache.keys()]).toEqual([page]);
});

test('a server that only sends files is asked for the file', async () => {
  redirectsToPages = false;
  answers = { '/precache.json': new Response(list), '/products.html': new Response('All Tools') };
  expect(await fillPrecache()).toBe(true);
  expect(precache.get(page)).toBe('All Tools');
});

test.each([
  ['an error of the server', new Response('{}', { status: 500 })],
  ['a page instead of the list', new Response('<h1>Sign in</h1>')],
])('%s is not taken for a list, and asked for again the next time', async (_, answer) => {
  answers = { '/precache.json': answer };
  expect(await fillPrecache()).toBe(false);
  answers = { '/precache.json': new Response(list), '/products': new Response('All Tools') };
  expect(await fillPrecache()).toBe(true);
  expect(precache.get(page)).toBe('All Tools');
});

test('the list of a version that is only waiting says nothing about this one', async () => {
  precache.set(`${origin}/precache.json?__WB_REVISION__=2`, '{}');
  expect(await fillPrecache()).toBe(false);
});

test('four files are downloaded at a time, and the progress counts those that were present', async () => {
  publishImages(...images(10));
  precache.set(`${origin}/0.avif?__WB_REVISION__=1`, '');
  isServerSlow = true;
  const progress = vi.fn();
  const filled = fillPrecache(progress);
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
  answerAll();
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
  expect(progress.mock.calls.flat()).toEqual([0.2, 0.3, 0.4, 0.5]);
  answerAll();
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(1));
  answerAll();
  expect(await filled).toBe(true);
  expect(progress).toHaveBeenLastCalledWith(1);
});

test('a page that is hidden aborts the downloads; the next call downloads only what is missing', async () => {
  publishImages(...images(6));
  isServerSlow = true;
  const filled = fillPrecache();
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
  pending.shift()?.answer();
  await vi.waitFor(() => expect(precache.size).toBe(1));
  hide(true);
  expect(await filled).toBe(false);
  hide(false);
  pending = [];
  isServerSlow = false;
  const stored: string[] = [];
  const store = put;
  put = (url, response) => {
    stored.push(url);
    return store(url, response);
  };
  expect(await fillPrecache()).toBe(true);
  expect(stored).toHaveLength(5);
});

test('a navigation aborts large images, which are downloaded later, and nothing else', async () => {
  publishImages('/saw-1120.avif', '/saw-560.avif');
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  isServerSlow = true;
  const filled = fillPrecache();
  await vi.waitFor(() => expect(pendingPaths()).toEqual(['/saw-1120.avif', '/saw-560.avif']));
  navigation.dispatchEvent(new Event('navigate'));
  await vi.waitFor(() =>
    expect(pendingPaths()).toEqual(['/saw-1120.avif', '/saw-560.avif', '/saw-1120.avif']),
  );
  answerAll();
  expect(await filled).toBe(true);
  expect(precache.size).toBe(2);
});

test('nothing is downloaded while an image on the screen is loading', async () => {
  publishImages('/saw-560.avif');
  document.body.innerHTML = '<main><div><img alt=""></div></main>';
  const [image] = document.images;
  vi.spyOn(image as HTMLImageElement, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 10, 100, 100),
  );
  const isComplete = vi.spyOn(image as HTMLImageElement, 'complete', 'get').mockReturnValue(false);
  isServerSlow = true;
  const filled = fillPrecache();
  await vi.waitFor(() => expect(isComplete.mock.calls.length).toBeGreaterThan(2));
  expect(pendingPaths()).toEqual([]);
  isComplete.mockReturnValue(true);
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(1));
  answerAll();
  expect(await filled).toBe(true);
});

test('a full disk ends the downloads', async () => {
  publishImages(...images(20));
  const failedPut = vi.fn(async () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  put = failedPut;
  expect(await fillPrecache()).toBe(false);
  expect(failedPut.mock.calls.length).toBeLessThanOrEqual(4);
});

test('with little free space nothing is downloaded', async () => {
  publishImages(...images(2));
  const estimate = async () => ({ quota: 12_000_000, usage: 11_000_000 });
  vi.stubGlobal('navigator', { onLine: true, storage: { estimate } });
  expect(await fillPrecache()).toBe(false);
  expect(precache.size).toBe(0);
});

test('tabs download one after another', async () => {
  publishImages(...images(4));
  let last = Promise.resolve<unknown>(undefined);
  const request = (_: string, run: () => Promise<unknown>) => {
    last = last.then(run);
    return last;
  };
  vi.stubGlobal('navigator', { onLine: true, locks: { request } });
  isServerSlow = true;
  const filled = [fillPrecache(), fillPrecache()];
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
  answerAll();
  expect(await Promise.all(filled)).toEqual([true, true]);
  expect(pending).toEqual([]);
});
