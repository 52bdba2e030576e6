#!/usr/bin/env bash
# Chromium requests the `src` of a parsed <img> in a <picture>, which it does not show, if a script has made a lazy image with that
# URL before.
#
# Of <picture><source srcset=a.avif><img src=a.jpg></picture> Chromium requests only a.avif, as it should. But if a lazy image with
# src=a.jpg exists that was never loaded, the parser's <img> requests a.jpg as well. The page shows the
# AVIF file. So the fallback of a browser without AVIF is downloaded by browsers that read it.
#
# Seen on 2026-11-27 with Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install playwright-core@1.65.1 sharp@0.35.5
run <<'END'
import sharp from 'sharp';
import { openBrowser, see, serve } from './lib.mjs';

const red = sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } });
const noStore = { 'Cache-Control': 'no-store' };
const images = {
  '/a.jpg': { headers: { ...noStore, 'Content-Type': 'image/jpeg' }, body: await red.jpeg().toBuffer() },
  '/a.avif': { headers: { ...noStore, 'Content-Type': 'image/avif' }, body: await red.avif().toBuffer() },
};
const picture = '<picture><source type="image/avif" srcset="/a.avif"><img id="shown" src="/a.jpg" alt=""></picture>';
const lazyImage = '<script>const lazy = new Image(); lazy.loading = "lazy"; lazy.src = "/a.jpg"</script>';

const browser = await openBrowser();
for (const [what, before, expected] of [
  ['requests of a page with the <picture> alone', '', ['/a.avif']],
  ['requests after a script has made a lazy image', lazyImage, ['/a.avif', '/a.jpg']],
  ['requests if that lazy image has another URL', lazyImage.replace('a.jpg', 'b.jpg'), ['/a.avif']],
]) {
  const server = await serve({ '/': `<!doctype html><body>${before}${picture}`, ...images });
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => document.querySelector('#shown').complete);
  await page.waitForTimeout(300);
  see(what, server.requests.filter((path) => /^\/[ab]\./.test(path)).toSorted(), expected);
  see('  shown', await page.evaluate(() => new URL(document.querySelector('#shown').currentSrc).pathname), '/a.avif');
  await page.close();
  server.close();
}
await browser.close();
END
