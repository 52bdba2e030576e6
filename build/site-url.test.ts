import { expect, test } from 'vitest';
import { siteUrlFrom } from './site-url';

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
  [{ SITE_URL: '' }, '/', undefined],
  [{ SITE_URL: 'tools.example' }, '/', undefined],
  [{}, '/', undefined],
])('%j with the base path %s is published at %s', (env, base, siteUrl) => {
  expect(siteUrlFrom(env, base)).toBe(siteUrl);
});
