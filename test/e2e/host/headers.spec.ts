import { expect } from '@playwright/test';
import { cacheControl, headersFor } from '../../../build/headers.ts';
import { test } from '../fixtures/test.ts';

/** The headers of every response, with the names that Playwright gives them. */
const storeHeaders = (basePath: string) =>
  Object.fromEntries(
    Object.entries(headersFor(basePath)).map(([name, value]) => [name.toLowerCase(), value]),
  );

test("pages, worker and manifest come with the store's headers and are revalidated", async ({
  request,
  store,
  build: { basePath },
}) => {
  const expected = storeHeaders(basePath);
  for (const path of ['/', '/product/led-work-light-20v', '/sw.js', '/manifest.webmanifest']) {
    const headers = (await request.get(store.url + path)).headers();
    expect(headers, path).toMatchObject(expected);
    expect('strict-transport-security' in headers, path).toBe(basePath === '/');
    expect(headers['cache-control'], path).toBe('no-cache');
  }
});

test("hashed files come with the store's headers and are cached for a year", async ({
  request,
  store,
  build: { basePath },
}) => {
  const [, script = ''] =
    (await (await request.get(`${store.url}/`)).text()).match(
      /<script[^>]* src="([^"]*\/assets\/[^"]+)"/,
    ) ?? [];
  expect(script.startsWith(`${basePath}assets/`)).toBe(true);
  const headers = (await request.get(new URL(script, store.url).href)).headers();
  expect(headers).toMatchObject(storeHeaders(basePath));
  const cache = headers['cache-control'];
  expect(cache).toBe('public, max-age=31536000, immutable');
  expect(cache).toBe(cacheControl(script.slice(basePath.length - 1)));
});

test('text is compressed, and every file has its content type', async ({ request, store }) => {
  const page = await (await request.get(`${store.url}/`)).text();
  const assets = [...page.matchAll(/(?:src|href)="([^"]*\/assets\/(?:index|style)-[^"]+)"/g)].map(
    ([, file = '']) => new URL(file, store.url).href,
  );
  expect(assets).toHaveLength(2);
  for (const [url, type] of [
    [`${store.url}/`, /^text\/html; ?charset=utf-8$/],
    [`${store.url}/manifest.webmanifest`, /^application\/manifest\+json/],
    ...assets.map((asset) => [asset, /^text\/(?:javascript|css)/] as const),
  ] as const) {
    const headers = (await request.get(url)).headers();
    expect(headers['content-type'], url).toMatch(type);
    expect(headers['content-encoding'], url).toMatch(/^(gzip|br)$/);
  }
  const image = (await request.get(`${store.url}/images/category-air-tools-656.avif`)).headers();
  expect(image['content-type']).toBe('image/avif');
});

test('a missing file is 404, not a page, and not cached', async ({ request, store }) => {
  for (const path of ['/assets/missing-1a2b3c4d.js', '/images/missing.avif']) {
    const response = await request.get(store.url + path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
    expect(await response.text(), path).not.toContain('<html');
  }
});
