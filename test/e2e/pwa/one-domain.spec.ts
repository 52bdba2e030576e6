// Several apps with service workers on one domain. A visit or an update of one takes nothing from the others.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { generateSW } from 'workbox-build';
import { builds } from '../../steps/builds.mjs';
import type { FlakyServer } from '../fixtures/flaky-server.ts';
import { expectImages, heading, savedMessage } from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';
import { acceptUpdate, checkForUpdates } from '../fixtures/updates.ts';

/** The files of an app that is not the store, with the worker that Workbox generates for it. */
async function otherApp(title: string) {
  const folder = mkdtempSync(join(tmpdir(), 'torque-bay-other-app-'));
  const register = "navigator.serviceWorker.register('sw.js')";
  const html = `<!doctype html><title>${title}</title><h1>${title}</h1><script>${register}</script>`;
  writeFileSync(join(folder, 'index.html'), html);
  const swDest = join(folder, 'sw.js');
  await generateSW({
    globDirectory: folder,
    globPatterns: ['index.html'],
    swDest,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    skipWaiting: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    // No Babel.
    babelPresetEnvTargets: ['chrome >= 111'],
  });
  const worker = readFileSync(swDest, 'utf8');
  rmSync(folder, { recursive: true });
  return { '': html, 'index.html': html, 'sw.js': worker };
}

/** Serves the files of an app at a path, besides what the host has. */
function serveApp(host: FlakyServer, path: string, files: Record<string, string>) {
  host.change = (requested, answer) => {
    const text = requested.startsWith(path) ? files[requested.slice(path.length)] : undefined;
    if (text === undefined) return answer;
    const type = requested.endsWith('.js') ? 'text/javascript' : 'text/html';
    return { status: 200, headers: { 'content-type': type }, body: Buffer.from(text) };
  };
}

/** Opens an app that is not the store, until its worker has activated the version with this title. */
async function visitApp(page: Page, url: string, title: string) {
  await expect(async () => {
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect(heading(page)).toHaveText(title, { timeout: 500 });
  }).toPass();
}

async function visitStore(page: Page, url: string) {
  await page.goto(url);
  await expect(savedMessage(page)).toBeVisible();
}

async function updateStore(page: Page, url: string) {
  await page.goto(url);
  await checkForUpdates(page);
  await acceptUpdate(page);
  await expect(savedMessage(page)).toBeVisible();
}

test('two stores and another app are offline after visits and updates of each', async ({
  page,
  flakyServer,
  serverOf,
}) => {
  test.slow();
  const { url } = flakyServer;
  const shopAt = async (build: (typeof builds)['subpath']) => ({
    '/shop/': (await serverOf(build)).url,
  });
  flakyServer.others = await shopAt(builds.subpath);
  serveApp(flakyServer, '/app/', await otherApp('Bookings'));
  await visitStore(page, `${url}/shop/`);
  await visitApp(page, `${url}/app/`, 'Bookings');
  await visitStore(page, `${url}/`);
  // Not precached, so it is in the cache of images that were seen.
  const seen = '/shop/images/hvlp-spray-gun-2-1120.avif';
  await page.goto(`${url}/shop/`);
  await page.evaluate((path) => fetch(path).then((response) => response.blob()), seen);

  await test.step('each has a new version, the one at the root of the domain last', async () => {
    flakyServer.others = await shopAt(builds.subpathAgain);
    await updateStore(page, `${url}/shop/`);
    serveApp(flakyServer, '/app/', await otherApp('Bookings and repairs'));
    await visitApp(page, `${url}/app/`, 'Bookings and repairs');
    flakyServer.target = (await serverOf(builds.next)).url;
    await updateStore(page, `${url}/`);
  });
  await flakyServer.stop();
  await page.goto(`${url}/app/`);
  await expect(heading(page)).toHaveText('Bookings and repairs');
  for (const [store, price] of [
    [url, '$59.99'],
    [`${url}/shop`, '$69.99'],
  ] as const) {
    await page.goto(`${store}/product/led-work-light-20v`);
    await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
    await page.goto(`${store}/products`);
    await expectImages(page);
  }
  expect(await page.evaluate((path) => fetch(path).then(({ ok }) => ok), seen)).toBe(true);
});

test('an app at the root of the domain takes nothing from a store below it', async ({
  page,
  flakyServer,
  serverOf,
}) => {
  flakyServer.others = { '/shop/': (await serverOf(builds.subpath)).url };
  serveApp(flakyServer, '/', await otherApp('Bookings'));
  await visitStore(page, `${flakyServer.url}/shop/`);
  await visitApp(page, `${flakyServer.url}/`, 'Bookings');
  await flakyServer.stop();
  await page.goto(`${flakyServer.url}/shop/products`);
  await expect(heading(page)).toHaveText('All Tools');
  await expectImages(page);
});
