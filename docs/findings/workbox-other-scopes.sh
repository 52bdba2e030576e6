#!/usr/bin/env bash
# The clean-up of outdated precaches deletes those of other apps, if the scope of these apps is below its own.
#
# `cleanupOutdatedCaches()` deletes each cache whose name has `-precache-` and the scope in it, except its own. The name of a precache ends
# with its scope, and `https://tools.example/` is in `https://tools.example/app/`. So one visit of an app at the root of a domain takes
# the offline files of all Workbox apps below it, of the same version of Workbox too. A cache with another name stays.
#
# Seen on 2026-11-28 with workbox-precaching 7.4.1 and Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install workbox-precaching@7.4.1 esbuild@0.25.12 playwright-core@1.65.1
cat > sw.js <<'END'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
precacheAndRoute([{ url: 'index.html', revision: 'one' }]);
cleanupOutdatedCaches();
END
npx esbuild sw.js --bundle --minify --outfile=worker.js --log-level=error '--define:process.env.NODE_ENV="production"'
run <<'END'
import { readFileSync } from 'node:fs';
import { openBrowser, see, serve } from './lib.mjs';

const files = Object.fromEntries(
  ['/', '/app/', '/other/'].flatMap((path) => [
    [path, '<!doctype html>'],
    [`${path}index.html`, '<!doctype html><h1>An app</h1>'],
    [`${path}worker.js`, readFileSync('worker.js')],
  ]),
);
const server = await serve(files);
const browser = await openBrowser();
const page = await browser.newPage();

async function visit(path) {
  await page.goto(server.url + path);
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('worker.js');
    await new Promise((done) => {
      installing.onstatechange = () => installing.state === 'activated' && done();
    });
  });
}
const names = () =>
  page.evaluate(async (origin) => (await caches.keys()).map((name) => name.replace(origin, '')).sort(), server.url);
const opened = (path) => page.goto(server.url + path).then(() => 'opens', () => 'fails');

await visit('/app/');
await visit('/other/');
await page.evaluate((origin) => caches.open(`files-${origin}/app/`), server.url);
const ofOthers = ['files-/app/', 'workbox-precache-v2-/app/', 'workbox-precache-v2-/other/'];
see('caches after visits of /app/ and /other/', await names(), ofOthers);
await visit('/');
see('caches after a visit of / as well', await names(), ['files-/app/', 'workbox-precache-v2-/']);
server.close();
see('/index.html without a connection', await opened('/index.html'), 'opens');
see('/other/index.html without a connection', await opened('/other/index.html'), 'fails');
await browser.close();
END
