import { expect, test, vi } from 'vitest';
import { noteMissingUrl, siteUrlFrom } from './site-url.ts';

test.each([
  [{ SITE_URL: 'https://tools.example/' }, '/', 'https://tools.example'],
  [
    { SITE_URL: 'https://tools.example', URL: 'https://other.example' },
    '/shop/',
    'https://tools.example/shop',
  ],
  [{ URL: 'https://store.netlify.app' }, '/', 'https://store.netlify.app'],
  [{ CF_PAGES_URL: 'https://1a2b.store.pages.dev' }, '/', 'https://1a2b.store.pages.dev'],
  [{ VERCEL_PROJECT_PRODUCTION_URL: 'store.vercel.app' }, '/', 'https://store.vercel.app'],
  [{ GITHUB_REPOSITORY: 'Owner/store' }, '/store/', 'https://owner.github.io/store'],
  [{ SITE_URL: ' HTTPS://Tools.example:443/ ' }, '/shop/', 'https://tools.example/shop'],
  [{ SITE_URL: '' }, '/', undefined],
  [{ URL: 'tools.example' }, '/', undefined],
  [{}, '/', undefined],
])('%j with the base path %s is published at %s', (env, base, siteUrl) => {
  expect(siteUrlFrom(env, base)).toBe(siteUrl);
});

test.each([
  ['tools.example', 'SITE_URL=https://tools.example'],
  ['localhost:8080', 'SITE_URL=https://localhost:8080'],
  ['ftp://tools.example', 'SITE_URL=https://tools.example'],
  ['https:/tools.example', 'SITE_URL=https://tools.example'],
  ['https://me:secret@tools.example', 'SITE_URL=https://tools.example'],
  ['https://tools.example/?a=b', 'SITE_URL=https://tools.example'],
  ['https://tools.example/#home', 'SITE_URL=https://tools.example'],
  ['https://tools.example/shop', 'SITE_URL=https://tools.example and the path as BASE_PATH=/shop/'],
  [
    'tools.example/all/tools/?a=b',
    'SITE_URL=https://tools.example and the path as BASE_PATH=/all/tools/',
  ],
  ['https://', 'for example SITE_URL=https://tools.example'],
  ['tools example', 'for example SITE_URL=https://tools.example'],
])('SITE_URL=%s is an error: write %s', (SITE_URL, correction) => {
  for (const base of ['/', '/shop/']) {
    expect(() => siteUrlFrom({ SITE_URL, URL: 'https://other.example' }, base)).toThrow(
      `SITE_URL is "${SITE_URL}", which is not only a protocol and a host: write ${correction}.`,
    );
  }
});

test.each([
  [undefined, [[expect.stringMatching(/^For publishing, set SITE_URL: /)]]],
  ['https://tools.example', []],
])('a build for the URL %s logs as information: %j', (siteUrl, expected) => {
  const info = vi.fn();
  noteMissingUrl(siteUrl, { info });
  expect(info.mock.calls).toEqual(expected);
});
