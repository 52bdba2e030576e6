import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  categoryImageWidths,
  imageUrl,
  magnifiedWidth,
  productImageWidths,
} from '../catalogue/images.ts';
import { imageFromCaches } from './images.ts';

const site = 'https://tools.example';
const large = `${site}/images/jack-2-1120.avif`;
const small = `${site}/images/jack-2-560.avif`;

/** The caches of a worker that has precached the small file, and what fails in them. */
const cachesWith = (failing: Partial<CacheStorage>, put = () => Promise.resolve()) =>
  vi.stubGlobal('caches', {
    match: async (request: Request | string) =>
      (typeof request === 'string' ? request : request.url) === small
        ? new Response('small')
        : undefined,
    open: async () => ({ put }),
    ...failing,
  });
const isFull = () => Promise.reject(new DOMException('No space left', 'QuotaExceededError'));
const cannotBeRead = () => Promise.reject(new DOMException('Cannot be read', 'UnknownError'));

const image = (text: string) => new Response(text, { headers: { 'content-type': 'image/avif' } });

const imageText = async (url: string) =>
  (await imageFromCaches({ request: new Request(url) })).text();

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${site}/sw.js`));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['the disk is full', () => cachesWith({}, isFull)],
  ['no cache can be opened', () => cachesWith({ open: cannotBeRead })],
  ['the caches cannot be read', () => cachesWith({ match: cannotBeRead })],
])('an image from the network is shown if %s', async (_, prepare) => {
  prepare();
  vi.stubGlobal('fetch', async () => image('large'));
  expect(await imageText(large)).toBe('large');
});

test('without a connection a large image is shown small, and one without a smaller file fails', async () => {
  cachesWith({});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await imageText(large)).toBe('small');
  const other = await imageFromCaches({ request: new Request(large.replace('jack', 'lamp')) });
  expect(other.type).toBe('error');
});

test('without a connection a file for magnifying is replaced by the large one', async () => {
  cachesWith({
    match: async (key) =>
      typeof key === 'string' ? new Response(/\d+\.avif/.exec(key)?.[0]) : undefined,
  });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await imageText(`${site}${imageUrl('jack', magnifiedWidth)}`)).toBe('1120.avif');
});

test('the cache keeps the 60 large images that were loaded last, beside 500 small ones', async () => {
  const stored = new Map<string, Response>();
  const imageCache = {
    put: async ({ url }: Request, response: Response) => {
      stored.delete(url);
      stored.set(url, response);
    },
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async ({ url }: Request) => stored.delete(url),
  };
  cachesWith({ match: async () => undefined, open: async () => imageCache as unknown as Cache });
  vi.stubGlobal('fetch', async () => image('large'));
  const urlOf = (index: number) => `${site}/images/jack-${index}-1120.avif`;
  for (let index = 0; index < 60; index++) await imageText(urlOf(index));
  await imageText(urlOf(0));
  expect(stored.size).toBe(60);
  await imageText(urlOf(60));
  await imageText(urlOf(61));
  const kept = [...Array.from({ length: 57 }, (_, index) => index + 3), 0, 60, 61];
  expect([...stored.keys()]).toEqual(kept.map(urlOf));
  for (let index = 0; index < 502; index++)
    await imageText(`${site}/images/lamp-${index}-560.avif`);
  expect(stored.size).toBe(560);
  expect(stored.has(`${site}/images/lamp-1-560.avif`)).toBe(false);
});

test.each([
  ['an error', () => new Response('No', { status: 503 })],
  [
    'a sign-in page',
    () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
])('%s is neither shown nor cached as an image', async (_, answer) => {
  const put = vi.fn();
  cachesWith({}, put);
  vi.stubGlobal('fetch', async () => answer());
  expect(await imageText(large)).toBe('small');
  expect(put).not.toHaveBeenCalled();
});

test('an image is shown although the host does not know its type', async () => {
  cachesWith({});
  const headers = { 'content-type': 'application/octet-stream' };
  vi.stubGlobal('fetch', async () => new Response('large', { headers }));
  expect(await imageText(large)).toBe('large');
});

test.each([{ widths: productImageWidths }, { widths: categoryImageWidths }])(
  'of the widths $widths the second answers a request for the first',
  async ({ widths }) => {
    const [smallest = 0, next = 0] = widths;
    cachesWith({
      match: async (key) =>
        key === `${site}${imageUrl('jack', next)}` ? new Response('next') : undefined,
    });
    vi.stubGlobal('fetch', async () => image('network'));
    expect(await imageText(`${site}${imageUrl('jack', smallest)}`)).toBe('next');
  },
);
