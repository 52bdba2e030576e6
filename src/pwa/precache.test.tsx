import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerAll,
  hide,
  host,
  images,
  list,
  origin,
  page,
  pageText,
  pendingPaths,
  precache,
  publishImages,
  script,
  startHost,
  stopHost,
} from '../../test/fake-host.ts';
import { fillPrecache, isControlledByEarlierApp } from './precache.ts';

beforeEach(startHost);
afterEach(stopHost);

test('a missing entry is downloaded', async () => {
  host.answers = { '/precache.json': new Response(list), '/products.html': new Response(pageText) };
  expect(await fillPrecache()).toBe(true);
  expect(precache.get(page)).toBe(pageText);
  expect([...precache.keys()]).toEqual([`${origin}/${script}`, page]);
});

test('a file in whose place the browser has kept an error is asked for once more', async () => {
  host.answers = { '/precache.json': new Response(list), '/products.html': new Response(pageText) };
  host.kept.add('/products.html');
  expect(await fillPrecache()).toBe(true);
  expect(precache.get(page)).toBe(pageText);
});

test('once the host redirects the file of a page to its URL, other pages are fetched by their URLs', async () => {
  host.redirectsToPages = true;
  const urls = ['/a', '/b', '/c', '/d', '/e'];
  host.answers = Object.fromEntries(urls.map((url) => [url, new Response(pageText)]));
  const entries = [script, ...urls.map((url) => `${url.slice(1)}.html`)].map((key) => [key, '']);
  host.answers['/precache.json'] = new Response(JSON.stringify(Object.fromEntries(entries)));
  host.isServerSlow = true;
  const filled = fillPrecache();
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
  expect(pendingPaths()[0]).toBe('/a.html');
  answerAll();
  await vi.waitFor(() => expect(pendingPaths()).toEqual(['/e']));
  answerAll();
  expect(await filled).toBe(true);
  expect(precache.get(`${origin}/e.html`)).toBe(pageText);
});

test.each([
  ['an error of the server', new Response('{}', { status: 500 })],
  ['a page instead of the list', new Response('<h1>Sign in</h1>')],
])('%s is not taken for a list, and asked for again the next time', async (_, answer) => {
  host.answers = { '/precache.json': answer };
  expect(await fillPrecache()).toBe(false);
  host.answers = { '/precache.json': new Response(list), '/products.html': new Response(pageText) };
  expect(await fillPrecache()).toBe(true);
  expect(precache.get(page)).toBe(pageText);
});

test('the list of a version that is only waiting says nothing about this one', async () => {
  precache.set(`${origin}/precache.json?__WB_REVISION__=2`, '{}');
  expect(await fillPrecache()).toBe(false);
});

test('four files are downloaded at a time, and the progress counts those that were present', async () => {
  publishImages(...images(10));
  precache.set(`${origin}/0.avif?__WB_REVISION__=1`, '');
  host.isServerSlow = true;
  const progress = vi.fn();
  const filled = fillPrecache(progress);
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
  answerAll();
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
  expect(progress.mock.calls.map(([{ percent }]) => percent)).toEqual([20, 30, 40, 50]);
  answerAll();
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(1));
  answerAll();
  expect(await filled).toBe(true);
  expect(progress).toHaveBeenLastCalledWith({ percent: 100 });
});

test('a page that is hidden aborts the downloads; the next call downloads only what is missing', async () => {
  publishImages(...images(6));
  host.isServerSlow = true;
  const filled = fillPrecache();
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
  host.pending.shift()?.answer();
  await vi.waitFor(() => expect(precache.size).toBe(2));
  hide(true);
  expect(await filled).toBe(false);
  hide(false);
  host.pending = [];
  host.isServerSlow = false;
  const stored: string[] = [];
  const store = host.put;
  host.put = (url, response) => {
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
  host.isServerSlow = true;
  const filled = fillPrecache();
  await vi.waitFor(() => expect(pendingPaths()).toEqual(['/saw-1120.avif', '/saw-560.avif']));
  const navigate = (navigationType: string) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { navigationType }));
  // As after each scroll: src/navigation/scroll-and-focus.ts.
  navigate('replace');
  expect(pendingPaths()).toHaveLength(2);
  navigate('push');
  await vi.waitFor(() =>
    expect(pendingPaths()).toEqual(['/saw-1120.avif', '/saw-560.avif', '/saw-1120.avif']),
  );
  answerAll();
  expect(await filled).toBe(true);
  expect(precache.size).toBe(3);
});

test('nothing is downloaded while an image on the screen is loading', async () => {
  publishImages('/saw-560.avif');
  document.body.innerHTML = '<main><div><img alt=""></div></main>';
  const [image] = document.images;
  vi.spyOn(image as HTMLImageElement, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 10, 100, 100),
  );
  const isComplete = vi.spyOn(image as HTMLImageElement, 'complete', 'get').mockReturnValue(false);
  host.isServerSlow = true;
  const filled = fillPrecache();
  await vi.waitFor(() => expect(isComplete.mock.calls.length).toBeGreaterThan(2));
  expect(pendingPaths()).toEqual([]);
  isComplete.mockReturnValue(true);
  await vi.waitFor(() => expect(pendingPaths()).toHaveLength(1));
  answerAll();
  expect(await filled).toBe(true);
});

test('an image beside the screen delays nothing, because it may never load', async () => {
  publishImages('/saw-560.avif');
  document.body.innerHTML = '<main><div><img alt=""></div></main>';
  const [image] = document.images;
  vi.spyOn(image as HTMLImageElement, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(window.innerWidth, 10, 100, 100),
  );
  const isComplete = vi.spyOn(image as HTMLImageElement, 'complete', 'get').mockReturnValue(false);
  expect(await fillPrecache()).toBe(true);
  expect(isComplete.mock.calls.length).toBeLessThan(9);
});

describe('the first file that cannot be stored', () => {
  /** A page of its own, because this one has room. */
  async function loadPage() {
    vi.resetModules();
    return import('./precache.ts');
  }

  test.each([
    new DOMException('Quota exceeded.', 'QuotaExceededError'),
    new DOMException('Unexpected internal error.', 'UnknownError'),
    new DOMException('Entry was not found.', 'NotFoundError'),
    new TypeError('Failed'),
  ])('ends the downloads of the visit and aborts those in flight: %s', async (error) => {
    publishImages(...images(20));
    host.isServerSlow = true;
    const failedPut = vi.fn(async () => {
      throw error;
    });
    host.put = failedPut;
    const { fillPrecache: fill, isDiskFull } = await loadPage();
    const filled = fill();
    await vi.waitFor(() => expect(pendingPaths()).toHaveLength(4));
    expect(isDiskFull()).toBe(false);
    host.pending.shift()?.answer();
    expect(await filled).toBe(false);
    expect(isDiskFull()).toBe(true);
    expect(failedPut).toHaveBeenCalledOnce();
    host.pending = [];
    expect(await fill()).toBe(false);
    expect(pendingPaths()).toEqual([]);
  });

  test('may be the list of the worker, which answers with 507', async () => {
    host.answers = { '/precache.json': new Response(null, { status: 507 }) };
    const { fillPrecache: fill, isDiskFull } = await loadPage();
    expect(await fill()).toBe(false);
    expect(isDiskFull()).toBe(true);
  });
});

test('tabs download one after another, and waiting for another tab takes as long as it takes', async () => {
  vi.useFakeTimers();
  publishImages(...images(4));
  let release: () => void = () => undefined;
  const otherTab = new Promise<void>((done) => {
    release = done;
  });
  const request = (_: string, run: () => Promise<boolean>) => otherTab.then(run);
  vi.stubGlobal('navigator', { onLine: true, locks: { query: async () => ({}), request } });
  const filled = fillPrecache();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(precache.size).toBe(1);
  release();
  await vi.advanceTimersByTimeAsync(100);
  expect(await filled).toBe(true);
});

const never = () => new Promise<never>(() => undefined);

test.each<[what: string, prepare: () => void]>([
  ['a lock', () => vi.stubGlobal('navigator', { onLine: true, locks: { query: never } })],
  ['a cache', () => vi.stubGlobal('caches', { open: never })],
  ['the list', () => vi.stubGlobal('fetch', never)],
  [
    'an image',
    () => {
      host.isServerSlow = true;
    },
  ],
])('if %s never answers, the call rejects after thirty seconds', async (_, prepare) => {
  vi.useFakeTimers();
  publishImages('/saw.avif');
  prepare();
  const filled = fillPrecache().catch((error) => error.name);
  await vi.advanceTimersByTimeAsync(29_900);
  expect(await Promise.race([filled, 'pending'])).toBe('pending');
  await vi.advanceTimersByTimeAsync(200);
  expect(await filled).toBe('TimeoutError');
});

test('a slow connection, on which each file takes twenty seconds, is not given up', async () => {
  vi.useFakeTimers();
  publishImages(...images(9));
  host.isServerSlow = true;
  const filled = fillPrecache();
  for (const count of [4, 4, 1]) {
    await vi.advanceTimersByTimeAsync(20_000);
    expect(pendingPaths()).toHaveLength(count);
    answerAll();
  }
  await vi.advanceTimersByTimeAsync(100);
  expect(await filled).toBe(true);
});

describe('the worker that controls the page', () => {
  const key = `${origin}/precache.json?__WB_REVISION__=1`;

  test('is of the store if its list is in the precache, or if it stores the list again', async () => {
    precache.set(key, list);
    expect(await isControlledByEarlierApp()).toBe(false);
    precache.delete(key);
    vi.stubGlobal('fetch', async () => {
      precache.set(key, list);
      return new Response(list);
    });
    expect(await isControlledByEarlierApp()).toBe(false);
  });

  test('is of an earlier version of the store if the list is in the cache that this had', async () => {
    host.answers = { '/precache.json': new Response(list) };
    const { match, ...others } = caches;
    const isEarlier = ({ cacheName }: MultiCacheQueryOptions) =>
      cacheName === `workbox-precache-v2-${origin}/`;
    vi.stubGlobal('caches', {
      ...others,
      match: async (url: string, options: MultiCacheQueryOptions) =>
        isEarlier(options) ? new Response(list) : match(url, options),
    });
    expect(await isControlledByEarlierApp()).toBe(false);
  });

  test('is of an earlier app if it only fetches the list', async () => {
    host.answers = { '/precache.json': new Response(list) };
    expect(await isControlledByEarlierApp()).toBe(true);
  });

  test('counts as one of the store if the list cannot be fetched', async () => {
    expect(await isControlledByEarlierApp()).toBe(false);
    host.answers = { '/precache.json': new Response(list) };
    vi.stubGlobal('navigator', { onLine: false });
    expect(await isControlledByEarlierApp()).toBe(false);
  });
});
