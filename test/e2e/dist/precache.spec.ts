import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fileOf } from '../../../build/site.ts';
import { precacheManifest } from '../../../tools/bench/sizes.mjs';
import { textOf } from '../fixtures/dist.ts';
import { prerenderedUrls } from '../fixtures/urls.ts';

const entries = precacheManifest();
const urls = entries.map(({ url }) => url);

test('each entry of the precache manifest has the hash of its file, and stands there once', () => {
  expect(entries.length).toBeGreaterThan(60);
  expect(new Set(urls).size).toBe(urls.length);
  for (const { url, revision } of entries) {
    const hash = createHash('md5')
      .update(readFileSync(`dist/${url}`))
      .digest('hex');
    // Vite puts a hash of the content into these names.
    if (revision === null) expect(url).toMatch(/^assets\/.+-[\w-]{8}\.\w+$/);
    else expect([url, revision]).toEqual([url, hash]);
  }
});

test('every prerendered page is precached, and the shell for all other URLs', () => {
  expect(urls).toEqual(expect.arrayContaining([...prerenderedUrls.map(fileOf), 'shell.html']));
});

test('nothing is precached that no page requests', () => {
  const unused =
    /^(404|search|compare)\.html$|screenshots|social|robots|sitemap|opensearch|\.map$|sw\.js|htaccess|web\.config|vercel/;
  expect(urls.filter((url) => unused.test(url))).toEqual([]);
});

test('pages and the bundle are installed first, then small images, and the views of products last', () => {
  const kinds = urls.map((url) => {
    if (!url.endsWith('.avif')) return 'page';
    if (/-[2-9]-\d+\.avif$/.test(url)) return 'view';
    // Side views have no width in their name.
    return Number(url.match(/-(\d+)\.avif$/)?.[1] ?? 0) < 1000 ? 'small image' : 'large image';
  });
  const order = kinds.filter((kind, index) => kind !== kinds[index - 1]);
  expect(order).toEqual(['page', 'small image', 'large image', 'view', 'page']);
  // If a cache has the list of all files, it has them all. The plugin appends the web app manifest.
  expect(urls.slice(-2)).toEqual(['precache.json', 'manifest.webmanifest']);
});

test('the shells have the layout and no content of any page', () => {
  for (const [file, message] of [
    ['shell.html', 'Loading…'],
    ['search.html', 'Searching…'],
    ['compare.html', 'Comparing…'],
    ['404.html', 'Loading…'],
  ] as const) {
    const html = textOf(file);
    expect(html, file).toContain('<div id="root"><');
    expect(html, file).toContain('</footer>');
    const main = html
      .match(/<main[^>]*>(.*?)<\/main>/s)?.[1]
      ?.replace(/<noscript>.*<\/noscript>/, '');
    expect(main?.replaceAll(/<[^>]*>/g, ''), file).toBe(message);
  }
});
