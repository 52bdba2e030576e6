// The files by which search engines and browsers find the store, and what they say of it.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { htmlOf, publishedAt, textOf } from '../fixtures/dist';
import { prerenderedUrls } from '../fixtures/urls';

test('the sitemap names the pages that are indexed, and robots.txt names the sitemap', () => {
  const sitemap = textOf('sitemap.xml', builds.subpath);
  const named = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  const indexed = prerenderedUrls.filter((url) => !htmlOf(url).includes('content="noindex"'));
  expect(named).toEqual(indexed.map((url) => publishedAt + url));
  expect(named).toHaveLength(25);
  expect(textOf('robots.txt', builds.subpath)).toContain(`\nSitemap: ${publishedAt}/sitemap.xml\n`);
});

test('cart, search and the placeholders are not indexed', () => {
  for (const url of ['/cart', '/search', '/account', '/specials']) {
    expect(htmlOf(url), url).toContain('name="robots" content="noindex"');
  }
  expect(textOf('404.html')).toContain('name="robots" content="noindex"');
});

test('the canonical URL of a page is where it is published', () => {
  expect(htmlOf('/returns', builds.subpath)).toContain(
    `rel="canonical" href="${publishedAt}/returns"`,
  );
});

test('browsers can add the search of the store', () => {
  expect(textOf('opensearch.xml', builds.subpath)).toContain(
    `template="${publishedAt}/search?q={searchTerms}"`,
  );
});

test('a build without SITE_URL publishes no URL of another host', () => {
  test.fail(true, 'canonical, Open Graph and sitemap URLs say http://localhost:4173');
  for (const file of ['index.html', 'sitemap.xml', 'robots.txt', 'opensearch.xml']) {
    expect(textOf(file), file).not.toContain('localhost');
  }
});

test('everything third-party in the build is listed with its licence', () => {
  const listed = [...textOf('licenses.txt').matchAll(/^## (.+?) [-(]/gm)].map(([, name]) => name);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const ofApp = Object.keys(dependencies).filter((name) => name !== 'react-router-dom');
  const ofWorker = [...textOf('sw.js').matchAll(/"workbox:(\w+):/g)].map(
    ([, part]) => `workbox-${part}`,
  );
  expect(new Set(listed)).toEqual(
    new Set([
      ...[...ofApp, 'react-router', 'scheduler', 'workbox-window'],
      ...[...ofWorker, 'tailwindcss', 'Barlow Condensed'],
    ]),
  );
});
