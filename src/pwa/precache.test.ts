import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restorePrecache } from './precache';

const origin = 'https://tools.example';
const page = `${origin}/products.html?__WB_REVISION__=1`;
const list = JSON.stringify({ 'products.html?__WB_REVISION__=1': 'sha256-1' });

/** The precache: the texts of its entries by their URLs. */
const precache = new Map<string, string>();
/** What the worker answers, from the precache or the network. */
let answers: Record<string, Response>;

beforeEach(() => {
  precache.clear();
  answers = {};
  const withoutSearch = (url: string) => url.replace(/\?.*/, '');
  const cache = {
    keys: async () => [...precache.keys()].map((url) => ({ url })),
    match: async (url: string) => {
      const key = [...precache.keys()].find((each) => withoutSearch(each) === origin + url);
      return key && new Response(precache.get(key));
    },
    put: async (url: string, response: Response) => {
      precache.set(new URL(url, origin).href, await response.text());
    },
  };
  vi.stubGlobal('location', new URL(origin));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = answers[path];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer.clone();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a missing entry is restored', async () => {
  answers = { '/precache.json': new Response(list), '/products.html': new Response('All Tools') };
  expect(await restorePrecache()).toBe(true);
  expect(precache.get(page)).toBe('All Tools');
});

test.each([
  ['an error of the server', new Response('{}', { status: 500 })],
  ['a page instead of the list', new Response('<h1>Sign in</h1>')],
])('%s is not taken for a list, and asked for again the next time', async (_, answer) => {
  answers = { '/precache.json': answer };
  expect(await restorePrecache()).toBe(false);
  answers = { '/precache.json': new Response(list), '/products.html': new Response('All Tools') };
  expect(await restorePrecache()).toBe(true);
  expect(precache.get(page)).toBe('All Tools');
});

test('the list of a version that is only waiting says nothing about this one', async () => {
  precache.set(`${origin}/precache.json?__WB_REVISION__=2`, '{}');
  expect(await restorePrecache()).toBe(false);
});
