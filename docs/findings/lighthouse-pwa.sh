#!/usr/bin/env bash
# Lighthouse 11, the last version with a PWA category, gives 100 to a page without a service worker, which shows nothing offline.
#
# The category has six audits, about the manifest, its icons, colors and the viewport. None is about offline use: that a shop has 100 there says
# that it can be installed, and no more. On a Chromium of three years later all of them still work.
#
# Seen on 2026-11-27 with Lighthouse 11.7.1 and Chromium 156.
source "$(dirname "$0")/lib/lib.sh"
install lighthouse@11.7.1 chrome-launcher@1.2.1 sharp@0.35.5
run <<'END'
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import sharp from 'sharp';
import { chromiumOptions, see, serve } from './lib.mjs';

const icon = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#123' } }).png().toBuffer();
const manifest = {
  name: 'A shop', short_name: 'Shop', start_url: '/', display: 'standalone', theme_color: '#112233', background_color: '#112233',
  icons: ['any', 'maskable'].map((purpose) => ({ src: '/icon.png', sizes: '512x512', type: 'image/png', purpose })),
};
const html = `<!doctype html><html lang="en"><head><title>Shop</title><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="theme-color" content="#112233"><link rel="manifest" href="/manifest.json"></head><body><h1>Shop</h1></body></html>`;
const server = await serve({ '/': html, '/icon.png': icon, '/manifest.json': JSON.stringify(manifest) });
const chrome = await launch({ chromePath: chromiumOptions.executablePath, chromeFlags: [...chromiumOptions.args, '--headless=new'] });
const result = await lighthouse(server.url, { onlyCategories: ['pwa'], logLevel: 'error', port: chrome.port });
const { audits, categories, environment } = result.lhr;
console.log(`  ${environment.hostUserAgent.match(/Chrome\S+/)[0]}`);
const scored = categories.pwa.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id);
see('audits with a weight', scored.toSorted(), ['content-width', 'installable-manifest', 'maskable-icon', 'splash-screen', 'themed-omnibox', 'viewport']);
see('those that fail', scored.filter((id) => audits[id].score !== 1), []);
see('score', categories.pwa.score * 100, 100);
see('requests of a service worker', server.requests.filter((path) => path.endsWith('.js')), []);
chrome.kill();
server.close();
END
