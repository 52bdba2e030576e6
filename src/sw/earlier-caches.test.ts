import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteEarlierCaches, earlierFile } from './earlier-caches.ts';

const site = 'https://tools.example';

/** The caches of the domain: the texts of their entries by their URLs. */
let stored: Map<string, Map<string, string>>;

const cacheOf = (entries: Map<string, string>) => ({
  keys: async () => [...entries.keys()].map((url) => new Request(url)),
  match: async ({ url }: Request) => {
    const text = entries.get(url);
    const headers = text === 'varies' ? { Vary: 'Accept' } : {};
    return text === undefined ? undefined : new Response(text, { headers });
  },
  put: async ({ url }: Request, response: Response) => void entries.set(url, await response.text()),
  delete: async ({ url }: Request) => entries.delete(url),
});

const entriesOf = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, string>();
  stored.set(name, entries);
  return entries;
};

beforeEach(() => {
  vi.stubEnv('BASE_URL', '/shop/');
  vi.stubGlobal('location', new URL(`${site}/shop/sw.js`));
  stored = new Map();
  vi.stubGlobal('caches', {
    has: async (name: string) => stored.has(name),
    open: async (name: string) => cacheOf(entriesOf(name)),
    match: async (request: Request, { cacheName }: { cacheName: string }) =>
      cacheOf(stored.get(cacheName) ?? new Map()).match(request),
    delete: async (name: string) => stored.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('a file that an earlier version has is not downloaded again, unless a cache would not find it for every request', async () => {
  const key = `${site}/shop/icon.svg?__WB_REVISION__=1`;
  entriesOf(`workbox-precache-v2-${site}/shop/`)
    .set(key, 'icon')
    .set(`${site}/shop/a.html`, 'varies');
  expect(await (await earlierFile(new Request(key)))?.text()).toBe('icon');
  expect(entriesOf(`store-files-${site}/shop/`).get(key)).toBe('icon');
  expect(await earlierFile(new Request(key.replace('=1', '=2')))).toBeUndefined();
  expect(await earlierFile(new Request(`${site}/shop/a.html`))).toBeUndefined();
});

test('the earlier precache is deleted, but no cache of another app or of a store at another path', async () => {
  const others = [
    ...[`workbox-precache-v2-${site}/`, `workbox-precache-v2-${site}/shop/app/`],
    ...[`store-files-${site}/`, `store-images-${site}/`, `app-precache-${site}/shop/`],
  ];
  for (const name of others) entriesOf(name);
  entriesOf(`workbox-precache-v2-${site}/shop/`);
  await deleteEarlierCaches();
  expect([...stored.keys()]).toEqual(others);
});

test('images that were seen stay, without those of others that are in a cache of the same name', async () => {
  const own = `${site}/shop/images/jack-1120.avif`;
  const others = [`${site}/images/jack-1120.avif`, `${site}/shop/images/photo.png`];
  for (const url of [own, ...others]) entriesOf('images').set(url, url);
  await deleteEarlierCaches();
  expect([...entriesOf(`store-images-${site}/shop/`)]).toEqual([[own, own]]);
  expect([...entriesOf('images').keys()]).toEqual(others);
});

test('the earlier cache of images is deleted if nothing else is in it', async () => {
  const own = `${site}/shop/images/jack-1120.avif`;
  entriesOf('images').set(own, 'jack');
  await deleteEarlierCaches();
  expect([...stored.keys()]).toEqual([`store-images-${site}/shop/`]);
});
