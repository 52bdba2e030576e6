#!/usr/bin/env bash
# Workbox installs a precache one file after another, and a file that fails ends the installation.
#
# A service worker with 12 entries has one request at a time on its way. On a line with a latency of 150 ms this alone takes
# 12 x 150 ms, although HTTP/2 or six connections would allow all at once.
#
# Seen on 2026-11-27 with workbox-precaching 7.4.1: 1 request at a time; fetch() of the same files by a page: 6 over HTTP/1.1.
source "$(dirname "$0")/lib/lib.sh"
install workbox-precaching@7.4.1 esbuild@0.25.12 playwright-core@1.65.1
cat > sw.js <<'END'
import { precacheAndRoute } from 'workbox-precaching';
precacheAndRoute(Array.from({ length: 12 }, (_, index) => ({ url: `/${index}.png`, revision: 'one' })));
END
npx esbuild sw.js --bundle --minify --outfile=worker.js --log-level=error '--define:process.env.NODE_ENV="production"'
run <<'END'
import { readFileSync } from 'node:fs';
import { openBrowser, see, serve } from './lib.mjs';

let [current, most] = [0, 0];
const files = { '/': '<!doctype html>', '/worker.js': readFileSync('worker.js') };
for (let index = 0; index < 12; index++) {
  files[`/${index}.png`] = async () => {
    most = Math.max(most, ++current);
    await new Promise((done) => setTimeout(done, 100));
    current--;
    return 'a file';
  };
}
const server = await serve(files);
const browser = await openBrowser();
const page = await browser.newPage();
await page.goto(server.url);

await page.evaluate(() => Promise.all(Array.from({ length: 12 }, (_, index) => fetch(`/${index}.png`, { cache: 'reload' }))));
see('requests of a page at a time', most, 6);
most = 0;
await page.evaluate(async () => {
  await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
});
see('requests of the installation at a time', most, 1);
see('entries in the cache', await page.evaluate(async () => (await (await caches.open((await caches.keys())[0])).keys()).length), 12);
await browser.close();
server.close();
END
