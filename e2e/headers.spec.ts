import { expect } from '@playwright/test';
import { basePath } from '../build/base-path.mjs';
import { cacheControl, securityHeaders } from '../build/headers';
import { test } from './test';

const lowerCased = Object.entries(securityHeaders).map(([name, value]) => [
  name.toLowerCase(),
  value,
]);

for (const path of ['/', '/product/led-work-light-20v', '/sw.js', '/manifest.webmanifest']) {
  test(`${path} comes with the store's headers and is asked for again`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject(Object.fromEntries(lowerCased));
    expect(headers['cache-control']).toBe('no-cache');
  });
}

test('hashed files are kept for a year', async ({ request, store }) => {
  const [, script = ''] =
    (await (await request.get('/')).text()).match(/<script[^>]* src="([^"]+)"/) ?? [];
  expect(script.startsWith(`${basePath}assets/`)).toBe(true);
  const cache = (await request.get(new URL(script, store.url).href)).headers()['cache-control'];
  expect(cache).toBe('public, max-age=31536000, immutable');
  expect(cache).toBe(cacheControl(script.slice(basePath.length - 1)));
});

test('text is sent compressed, each file as what it is', async ({ request, store }) => {
  const page = await (await request.get('/')).text();
  const assets = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => new URL(file, store.url).href,
  );
  expect(assets).toHaveLength(2);
  for (const [url, type] of [
    ['/', /^text\/html; ?charset=utf-8$/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ...assets.map((asset) => [asset, /^text\/(?:javascript|css)/] as const),
  ] as const) {
    const headers = (await request.get(url)).headers();
    expect(headers['content-type'], url).toMatch(type);
    expect(headers['content-encoding'], url).toMatch(/^(gzip|br)$/);
  }
  const picture = (await request.get('/images/hero-wide.avif')).headers();
  expect(picture['content-type']).toBe('image/avif');
});

test('no address of the store leads to another host', async ({ request, store }) => {
  for (const path of ['//elsewhere.example/', '//elsewhere.example/x.html']) {
    const response = await request.get(new URL(store.url).origin + path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 404]);
  }
});

for (const path of ['/assets/gone-1a2b3c4d.js', '/images/gone.avif']) {
  test(`${path}, which does not exist, is 404, never a page, and asked for again`, async ({
    request,
  }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-cache');
    expect(await response.text()).not.toContain('<html');
  });
}
