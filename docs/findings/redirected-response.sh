#!/usr/bin/env bash
# A service worker that answers a navigation with a response that was redirected fails the navigation.
#
# Many hosts redirect /page.html to /page. A worker that stores what it got for /page.html has a response whose `redirected` is
# true, and Chromium refuses it for a navigation (net::ERR_FAILED), although the same response works for fetch(). A copy made by
# `new Response(body, response)` works.
#
# Seen on 2026-11-27 with Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import { openBrowser, see, serve } from './lib.mjs';

const worker = `
addEventListener('install', (event) => event.waitUntil((async () => {
  const cache = await caches.open('pages');
  const response = await fetch('/page.html');
  await cache.put('/stored', response.clone());
  await cache.put('/copied', new Response(response.body, response));
})()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (/stored|copied/.test(event.request.url)) event.respondWith(caches.match(event.request));
});`;
const server = await serve({
  '/': '<!doctype html>',
  '/worker.js': worker,
  '/page.html': { status: 308, headers: { Location: '/page' } },
  '/page': '<!doctype html><h1>The page</h1>',
});
const browser = await openBrowser();
const context = await browser.newContext();
const page = await context.newPage();
await page.goto(server.url);
await page.evaluate(async () => {
  await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
});
await page.waitForFunction(() => navigator.serviceWorker.controller);
for (const [url, isRedirected, opened] of [
  ['/stored', true, 'net::ERR_FAILED'],
  ['/copied', false, 'The page'],
]) {
  see(`fetch('${url}')`, await page.evaluate((path) => fetch(path).then(({ ok, redirected }) => [ok, redirected]), url), [true, isRedirected]);
  const tab = await context.newPage();
  const result = await tab.goto(server.url + url).then(
    () => tab.textContent('h1'),
    ({ message }) => message.match(/net::\w+/)?.[0],
  );
  see(`navigation to ${url}`, result, opened);
}
await browser.close();
server.close();
END
