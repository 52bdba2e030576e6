#!/usr/bin/env bash
# Chromium sends `Origin` for a module script of the same origin, and not for fetch(). So `vite preview`, which answers with
# `Vary: Origin`, makes it load each script again.
#
# The browser's cache keeps one response for each URL. With `Vary: Origin` it takes the response for a module script as not
# usable for a fetch() of the same page, such as a precache makes, and the response for the fetch() as not usable for the next page.
# `preview.cors: false` removes the header.
#
# Seen on 2026-11-27 with Chromium 156 and Vite 8.3.8.
source "$(dirname "$0")/lib/lib.sh"
install vite@8.3.8 playwright-core@1.65.1
mkdir site
echo '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/app.js"></script>' > site/index.html
echo 'window.isRunning = true;' > site/app.js
run <<'END'
import { preview } from 'vite';
import { openBrowser, see } from './lib.mjs';

const browser = await openBrowser();

/** As hosts send it with files whose names have a hash. */
const headers = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Two pages, each with the script and a fetch() of it. Whether each request of the script that arrives has an `Origin`. */
async function answers(options) {
  const server = await preview({ logLevel: 'error', build: { outDir: 'site' }, preview: { port: 0, headers, ...options } });
  const url = server.resolvedUrls.local[0];
  const seen = [];
  server.httpServer.on('request', (request) => {
    if (request.url === '/app.js') seen.push(request.headers.origin ? 'Origin' : 'no Origin');
  });
  const context = await browser.newContext();
  for (let visit = 0; visit < 2; visit++) {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => window.isRunning);
    await page.evaluate(() => fetch('/app.js').then((response) => response.text()));
  }
  await context.close();
  await server.close();
  return seen;
}

see('by default', await answers({}), ['Origin', 'no Origin', 'Origin', 'no Origin']);
see('with preview.cors false', await answers({ cors: false }), ['Origin']);
await browser.close();
END
