#!/usr/bin/env bash
# Chromium offers the installation right after `load`, on the first visit and without a service worker. An app that is imported after
# the first paint comes too late, and a test in Playwright's usual context never gets the event.
#
# `beforeinstallprompt` is fired once. A <script type="module"> in the HTML listens in time, because `load` waits for it, however
# slow it is; a module that a script imports does not. A context that `browser.newContext()` makes counts as incognito: no event, and
# `Page.getInstallabilityErrors` has `in-incognito` and nothing else. With a profile (`launchPersistentContext`) the list is
# empty and the event comes.
#
# Seen on 2026-11-27 with Chromium 156, headless, and Playwright 1.65.1.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1
run <<'END'
import { chromium } from 'playwright-core';
import { chromiumOptions, openBrowser, see, serve } from './lib.mjs';

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
const listener = (name) => ({
  headers: { 'Content-Type': 'text/javascript' },
  body: `addEventListener('beforeinstallprompt', () => heard.push('${name}')); window.${name} = true;`,
});
const slowly = (file, ms) => () => new Promise((done) => setTimeout(done, ms, file));
const server = await serve({
  '/': `<!doctype html><title>Shop</title><link rel="manifest" href="/manifest.json"><h1>Shop</h1>
    <script>
      window.heard = [];
      addEventListener('load', () => heard.push('load'));
      addEventListener('beforeinstallprompt', () => heard.push('inline'));
      import('/imported.js');
    </script>
    <script type="module" src="/module.js"></script>`,
  '/manifest.json': JSON.stringify({
    name: 'Shop',
    start_url: '/',
    display: 'standalone',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }),
  '/icon.svg': { headers: { 'Content-Type': 'image/svg+xml' }, body: icon },
  '/module.js': slowly(listener('moduleScript'), 1000),
  '/imported.js': slowly(listener('importedModule'), 3000),
});

async function visit(context) {
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => window.importedModule);
  await page.waitForTimeout(1000);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const isControlled = await page.evaluate(() => Boolean(navigator.serviceWorker.controller));
  return { heard: await page.evaluate(() => heard), errors: installabilityErrors.map(({ errorId }) => errorId), isControlled };
}

const browser = await openBrowser();
see('in a new context', await visit(await browser.newContext()), { heard: ['load'], errors: ['in-incognito'], isControlled: false });
await browser.close();

const profile = await chromium.launchPersistentContext(`${process.cwd()}/profile`, chromiumOptions);
see('with a profile', await visit(profile), { heard: ['load', 'inline', 'moduleScript'], errors: [], isControlled: false });
await profile.close();
server.close();
END
