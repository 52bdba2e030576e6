#!/usr/bin/env bash
# A response with `Vary: Accept` in a cache is not found by a navigation, and Workbox refuses to install one with `Vary: *`.
#
# A service worker fetches a page with `Accept: */*`; a navigation asks for text/html. The Cache API compares the two, so a page
# that a host sends with `Vary: Accept` is in the precache, but Workbox does not find it: offline the navigation fails. It finds
# it with `ignoreVary`, which its precache does not have as an option. `Vary: *` ends the whole installation with a TypeError.
#
# Seen on 2026-11-27 with Chromium 156 and workbox-precaching 7.4.1.
source "$(dirname "$0")/lib/lib.sh"
install workbox-precaching@7.4.1 esbuild@0.25.12 playwright-core@1.65.1
echo "import { precacheAndRoute } from 'workbox-precaching'; precacheAndRoute([{ url: '/page', revision: 'one' }]);" > sw.js
npx esbuild sw.js --bundle --minify --outfile=worker.js --log-level=error '--define:process.env.NODE_ENV="production"'
run <<'END'
import { readFileSync } from 'node:fs';
import { openBrowser, see, serve } from './lib.mjs';

const browser = await openBrowser();
for (const [vary, expected] of [
  [undefined, ['installed', 'found', 'found', 'opened offline']],
  ['Accept', ['installed', 'not found', 'found', 'failed offline']],
  ['*', ['not installed']],
]) {
  const server = await serve({
    '/': '<!doctype html>',
    '/page': { headers: vary ? { Vary: vary } : {}, body: '<!doctype html><h1>The page</h1>' },
    '/worker.js': readFileSync('worker.js'),
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.url);
  const seen = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/worker.js');
    const state = await new Promise((done) => {
      installing.onstatechange = () => /activated|redundant/.test(installing.state) && done(installing.state);
    });
    if (state === 'redundant') return ['not installed'];
    const cache = await caches.open((await caches.keys())[0]);
    const [{ url }] = await cache.keys();
    const navigation = new Request(url, { headers: { Accept: 'text/html' } });
    const found = async (options) => ((await cache.match(navigation, options)) ? 'found' : 'not found');
    return ['installed', await found(), await found({ ignoreVary: true })];
  });
  server.close();
  if (seen.length > 1) {
    const opened = await page.goto(`${server.url}/page`).then(() => 'opened offline', () => 'failed offline');
    seen.push(opened);
  }
  see(`Vary: ${vary}`, seen, expected);
  await context.close();
}
await browser.close();
END
