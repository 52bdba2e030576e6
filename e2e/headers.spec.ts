import { expect } from '@playwright/test';
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

test('hashed files are kept for a year', async ({ request }) => {
  const [, script = ''] =
    (await (await request.get('/')).text()).match(/<script[^>]* src="([^"]+)"/) ?? [];
  expect(script).toMatch(/^\/assets\//);
  const cache = (await request.get(script)).headers()['cache-control'];
  expect(cache).toBe('public, max-age=31536000, immutable');
  expect(cache).toBe(cacheControl(script));
});

for (const path of ['/assets/gone-1a2b3c4d.js', '/images/gone.avif']) {
  test(`${path}, which does not exist, is 404 and never a page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain('<html');
  });
}
