import { expect, test } from 'vitest';
import { headersFor } from './headers';
import { caddySite, headersFile, nginxSite } from './host-files';

test.each([
  ['_headers', headersFile('/')],
  ['nginx', nginxSite('/')],
  ['Caddy', caddySite('/')],
])('%s contains every security header and caches hashed files for a year', (_, text) => {
  for (const [name, value] of Object.entries(headersFor('/'))) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
  expect(text).toContain('/assets/');
  expect(text).toContain('public, max-age=31536000, immutable');
});

test('no header occurs in two rules of _headers, because hosts would join the values', () => {
  const names = [...headersFile('/shop/').matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(headersFile('/shop/')).toContain('\n/shop/assets/*\n');
});
