// The files by which search engines and browsers find the store, and what they say of it.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builds } from '../../steps/builds.mjs';
import { categoryFor } from '../fixtures/categories.ts';
import { filesOf, htmlOf, publishedAt, textOf } from '../fixtures/dist.ts';
import { prerenderedUrls } from '../fixtures/urls.ts';

test('the sitemap names the pages that are indexed, and robots.txt names the sitemap', () => {
  const sitemap = textOf('sitemap.xml', builds.subpath);
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const indexed = prerenderedUrls.filter((url) => !htmlOf(url).includes('content="noindex"'));
  expect(named).toEqual(indexed.map((url) => publishedAt + url));
  for (const url of ['/', '/products', categoryFor('socket-set-40pc').url, '/contact', '/privacy'])
    expect(named).toContain(publishedAt + url);
  expect(textOf('robots.txt', builds.subpath)).toContain(`\nSitemap: ${publishedAt}/sitemap.xml\n`);
});

test('cart, search, comparison and the placeholders are not indexed', () => {
  for (const url of ['/cart', '/search', '/compare', '/account', '/specials']) {
    expect(htmlOf(url), url).toContain('name="robots" content="noindex"');
  }
  expect(textOf('404.html')).toContain('name="robots" content="noindex"');
});

test('the canonical URL of a page, and the search that browsers can add, are where the store is published', () => {
  expect(htmlOf('/returns', builds.subpath)).toContain(
    `rel="canonical" href="${publishedAt}/returns"`,
  );
  expect(textOf('opensearch.xml', builds.subpath)).toContain(
    `template="${publishedAt}/search?q={searchTerms}"`,
  );
});

test('a build without a published URL names no URL of its own', () => {
  for (const url of ['/', '/products', '/product/led-work-light-20v']) {
    const html = htmlOf(url, builds.next);
    expect(html, url).not.toMatch(/localhost|canonical|og:url|og:image|ld\+json|rel="search"/);
  }
  expect(textOf('robots.txt', builds.next)).not.toContain('Sitemap');
  expect(filesOf(builds.next)).not.toContain('sitemap.xml');
});

test('everything third-party in the build is listed with its licence', () => {
  const listed = [...textOf('licenses.txt').matchAll(/^## (.+?) [-(]/gm)].map(([, name]) => name);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ofApp = Object.keys(dependencies);
  const ofWorker = ['core', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}`);
  expect(new Set(listed)).toEqual(
    new Set([
      ...[...ofApp, 'react-router', '@remix-run/router', 'scheduler'],
      ...[...ofWorker, 'tailwindcss', 'Barlow Condensed'],
    ]),
  );
});
