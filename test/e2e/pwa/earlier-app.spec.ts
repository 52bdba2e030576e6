// A domain on which another app was, whose service worker still runs in the visitor's browser.
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { FlakyServer } from '../fixtures/flaky-server.ts';
import { expectToOpen, heading, savedMessage } from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';

const passThrough = `
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));`;

const networkFirst = `${passThrough.replace('fetch(event.request)', 'load(event.request)')}
  async function load(request) {
    const cache = await caches.open('pages');
    const response = await fetch(request).catch(() => undefined);
    if (response) await cache.put(request, response.clone());
    return response ?? cache.match(request);
  }`;

/** It precaches as Workbox does, in a cache with the same name. */
const cacheFirst = `
  const name = 'workbox-precache-v2-' + registration.scope;
  const key = '/index.html?__WB_REVISION__=old';
  self.addEventListener('install', (event) => event.waitUntil(precache()));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(caches.open(name).then((cache) => cache.match(key)));
  });
  async function precache() {
    const cache = await caches.open(name);
    await cache.put(key, await fetch('/'));
    await self.skipWaiting();
  }`;

/** Visits the domain while the other app is there. Then the store is published in its place. */
async function visitEarlierApp(page: Page, host: FlakyServer, workerUrl: string, worker: string) {
  serve(host, { '/': oldPage, [workerUrl]: worker });
  await page.goto(host.url);
  await page.evaluate(async (url) => {
    const isControlled = new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done),
    );
    await navigator.serviceWorker.register(url);
    await isControlled;
  }, workerUrl);
  serve(host, {});
}

const oldPage = '<!doctype html><title>Old</title><h1>The old shop</h1>';

/** Lets the host have these files, by their paths, besides those of the store. */
function serve(host: FlakyServer, files: Readonly<Record<string, string>>) {
  host.change = (path, answer) => {
    const text = files[path];
    if (text === undefined) return answer;
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
    return { status: 200, headers: { 'content-type': type }, body: Buffer.from(text) };
  };
}

/** The path of the worker that controls the page. */
const controller = (page: Page) =>
  page.evaluate(() => new URL(navigator.serviceWorker.controller?.scriptURL ?? '').pathname);

for (const [strategy, url, worker] of [
  ['lets everything through', '/service-worker.js', passThrough],
  ['asks the network first', '/sw.js', networkFirst],
] as const) {
  test(`if its worker at ${url} ${strategy}, the store is ready once its own worker controls the page`, async ({
    page,
    flakyServer,
  }) => {
    await visitEarlierApp(page, flakyServer, url, worker);
    await page.goto(`${flakyServer.url}/products`);
    await expect(heading(page)).toHaveText('All Tools');
    await page.goto(`${flakyServer.url}/`);
    await expect(savedMessage(page)).toBeVisible({ timeout: 30_000 });
    expect(await controller(page)).toBe('/sw.js');
    await expect(page.getByText(/new version|updated in another tab/)).toBeHidden();
    await flakyServer.stop();
    await expectToOpen(page, `${flakyServer.url}/product/led-work-light-20v`);
    await expect(heading(page)).toHaveText('20V LED Work Light');
  });
}

test('if its worker at /sw.js serves the old pages, the next page is that of the store, also in an open tab', async ({
  page,
  context,
  flakyServer,
}) => {
  await visitEarlierApp(page, flakyServer, '/sw.js', cacheFirst);
  const tab = await context.newPage();
  await tab.goto(flakyServer.url);
  await expect(heading(tab)).toHaveText('The old shop');
  for (const opened of [tab, page]) {
    await expect(async () => {
      await opened.goto(flakyServer.url);
      await expect(heading(opened)).toHaveText('Professional Tools for Every Bay', {
        timeout: 500,
      });
    }).toPass({ timeout: 30_000 });
  }
  await expect(savedMessage(page)).toBeVisible();
  await flakyServer.stop();
  await expectToOpen(tab, `${flakyServer.url}/products`);
});

test('a worker at another URL that serves the old pages is ended by the file in docs/publishing.md', async ({
  page,
  flakyServer,
}) => {
  await visitEarlierApp(page, flakyServer, '/service-worker.js', cacheFirst);
  await page.goto(`${flakyServer.url}/`);
  await expect(heading(page)).toHaveText('The old shop');
  const [, file = ''] =
    readFileSync('docs/publishing.md', 'utf8').match(/```js\r?\n([\s\S]*?)```/) ?? [];
  serve(flakyServer, { '/service-worker.js': file });
  await page.goto(`${flakyServer.url}/`);
  await expect(heading(page)).toHaveText('Professional Tools for Every Bay');
  await expect(savedMessage(page)).toBeVisible();
  expect(await controller(page)).toBe('/sw.js');
});
