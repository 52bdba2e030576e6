import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fileOf } from '../build/site';
import { prerendered } from './addresses';

type Entry = { url: string; revision: string | null };

// The list as Workbox wrote it into the worker: `{url:"…",revision:"…"}` or `revision:null`.
const entries: Entry[] = [
  ...readFileSync('dist/sw.js', 'utf8').matchAll(/\{url:"([^"]+)",revision:(?:"(\w+)"|null)\}/g),
].map(([, url = '', revision = null]) => ({ url, revision }));
const urls = entries.map(({ url }) => url);

test('each file is listed by the hash of what is shipped', () => {
  expect(entries.length).toBeGreaterThan(60);
  for (const { url, revision } of entries) {
    const hash = createHash('md5')
      .update(readFileSync(`dist/${url}`))
      .digest('hex');
    // Vite names its files by their content.
    if (revision === null) expect(url).toMatch(/^assets\/.+-[\w-]{8}\.\w+$/);
    else expect([url, revision]).toEqual([url, hash]);
  }
});

test('every page that has a file is stored, and the shell for all other addresses', () => {
  expect(urls).toEqual(expect.arrayContaining([...prerendered.map(fileOf), 'shell.html']));
});

test('nothing is stored that no page asks for', () => {
  const idle =
    /^(404|cart|search)\.html$|screenshots|social|robots|sitemap|opensearch|\.map$|sw\.js/;
  expect(urls.filter((url) => idle.test(url))).toEqual([]);
});
