// The service worker where the network, the disk or its script fails.
import { spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { untilHydrated } from '../../../tools/browser.mjs';
import { categoryFor } from '../fixtures/categories.ts';
import {
  expectImages,
  expectToOpen,
  goShopping,
  heading,
  untilPrecached,
} from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';
import { checkForUpdates } from '../fixtures/updates.ts';

test('files that are not precached are left to the server; a slow server that drops connections never delays a precached page', async ({
  page,
  flakyServer,
  visitHome,
  consoleErrors,
}) => {
  await visitHome();
  for (const file of ['/screenshots/home-wide.png', '/licenses.txt?x=1', '/sitemap.xml?x=1']) {
    // A navigation, which the fallback could answer with the shell.
    const response = await page.goto(flakyServer.url + file, { waitUntil: 'commit' });
    expect(response?.status(), file).toBe(200);
    expect(response?.headers()['content-type'], file).not.toContain('text/html');
    // In some runs a page that is still loading a file does not close.
    await page.waitForLoadState();
  }
  // Chromium's own pages for images and text have inline styles.
  expect(consoleErrors.filter((text) => !text.includes('style-src'))).toEqual([]);
  consoleErrors.length = 0;

  let requests = 0;
  flakyServer.fate = () => (requests++ % 2 === 0 ? 'drop' : 3000);
  for (const url of [
    '/products',
    categoryFor('hvlp-spray-gun').url,
    '/product/hvlp-spray-gun',
    '/cart',
  ]) {
    await page.goto(flakyServer.url + url, { timeout: 2500 });
    await untilHydrated(page);
    await expect(heading(page)).toBeVisible({ timeout: 1000 });
  }
});

test.describe('a first visit whose precaching is interrupted', () => {
  // Chromium logs the images and the script that it could not load.
  test.use({ expectedErrors: /Failed to load resource|bad-precaching-response|fetch/ });

  // src/pwa/registration.isolated.test.tsx has what else lets it try again.
  test('leaves a working store, and is completed in the same tab when the browser is online again and has the script of its worker', async ({
    page,
    open,
    context,
    flakyServer,
  }) => {
    const notYet = page.getByText(
      'This version could not be downloaded yet. The store will try again.',
    );
    let workerRequests = 0;
    let isInterrupted = false;
    flakyServer.fate = (path) => {
      if (path.startsWith('/sw.js')) workerRequests += 1;
      const isDropped = path.includes('/images/socket-set-40pc-1120');
      // The page asks for the image first, then the worker.
      isInterrupted ||= isDropped && workerRequests > 0;
      return isDropped ? 'drop' : 'forward';
    };
    await open(`${flakyServer.url}/`);
    await expect.poll(() => isInterrupted).toBe(true);
    const hasRegistration = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await expect.poll(hasRegistration).toBe(false);
    await checkForUpdates(page);
    await expect(notYet).toBeVisible();

    await test.step('all files are there, but not the script of the worker', async () => {
      workerRequests = 0;
      flakyServer.fate = (path) => {
        if (path.startsWith('/sw.js')) workerRequests += 1;
        return path.startsWith('/sw.js') ? 'drop' : 'forward';
      };
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect.poll(() => workerRequests).toBeGreaterThan(0);
      await expect.poll(hasRegistration).toBe(false);
      await page.getByRole('banner').getByRole('link', { name: 'Torque Bay' }).click();
      await goShopping(page);
      await checkForUpdates(page);
      await expect(notYet).toBeVisible();
    });

    await test.step('everything is there', async () => {
      await context.setOffline(true);
      flakyServer.fate = () => 'forward';
      await context.setOffline(false);
      await checkForUpdates(page);
      await expect(page.getByText('This is the newest version.')).toBeVisible();
      await flakyServer.stop();
      await open(`${flakyServer.url}/products`);
      await expect(heading(page)).toHaveText('All Tools');
      await expectImages(page);
    });
  });
});

// Now and then Chromium never answers a `put` on a full disk, so that the page waits for thirty seconds.
test.describe('with a full disk', { tag: '@release' }, () => {
  const canMount = spawnSync('unshare', ['--map-root-user', '--mount', 'true']).status === 0;
  test.skip(!canMount, 'This system has no disks of a given size for one process.');
  // Chromium logs that a disk is full, and the worker asks the stopped server for what it could not store.
  test.use({ expectedErrors: /Failed to (load resource|access storage)/ });

  test('the first file that cannot be stored ends the downloads, pages and scripts are kept, and the store says that there is no room', async ({
    browser,
    flakyServer,
    openOnSmallDisk,
  }) => {
    let downloads: { path: string; size: number }[] = [];
    flakyServer.change = (path, answer) => {
      downloads.push({ path, size: answer.body.length });
      return answer;
    };
    const sum = () => downloads.reduce((total, { size }) => total + size, 0);
    const account = `${flakyServer.url}/account`;

    const withoutWorker = await browser.newContext({ serviceWorkers: 'block' });
    await withoutWorker.addInitScript(() => Reflect.deleteProperty(window, 'caches'));
    const page = await withoutWorker.newPage();
    await page.goto(account, { waitUntil: 'networkidle' });
    const ofPage = sum();
    await withoutWorker.close();

    const small = await openOnSmallDisk();
    await small.exposeFunction('onFull', () => {
      downloads = [];
    });
    await small.addInitScript(() => {
      // The blank page of a new tab has none.
      if (!('caches' in window)) return;
      const { put } = Cache.prototype;
      Cache.prototype.put = function (...entry) {
        const stored = put.apply(this, entry);
        stored.catch(() => Object.getOwnPropertyDescriptor(window, 'onFull')?.value());
        return stored;
      };
    });
    for (const visit of ['first', 'second', 'third']) {
      downloads = [];
      const tab = await small.newPage();
      await tab.goto(account);
      const text = tab.getByText('Not all is saved: this device has no room.');
      await expect(text, visit).toBeVisible();
      await tab.waitForLoadState('networkidle');
      const stored = await tab.evaluate(async () => {
        const [name = ''] = await caches.keys();
        const keys = await (await caches.open(name)).keys();
        return keys.map(({ url }) => new URL(url).pathname.replace(/(index)?\.html$/, ''));
      });
      expect(stored.filter((path) => path.startsWith('/assets/')).length, visit).toBeGreaterThan(4);
      expect(stored, visit).toContain('/product/socket-set-40pc');
      // The worker downloads again what the browser has lost, and keeps it.
      if (visit === 'first') downloads = downloads.filter(({ path }) => !stored.includes(path));
      expect(sum() - (visit === 'first' ? 0 : ofPage), visit).toBeLessThan(300_000);
      await tab.goto(flakyServer.url);
      await goShopping(tab);
      await tab.close();
    }
    const tab = await small.newPage();
    await tab.goto(account);
    await expect(tab.getByText('this device has no room')).toBeVisible();
    await flakyServer.stop();
    await small.setOffline(true);
    await expect(tab.getByText('Offline. Not all could be saved.')).toBeVisible();
    await expectToOpen(tab, `${flakyServer.url}/shipping`);
  });
});

// src/pwa/precache.test.tsx has the other parts of the browser that may hang.
test('a browser whose cache never answers still gets the service worker', async ({
  page,
  flakyServer,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    CacheStorage.prototype.open = () => new Promise(() => undefined);
  });
  await page.goto(`${flakyServer.url}/shipping`);
  await untilHydrated(page);
  await expect(async () => {
    await page.clock.fastForward(31_000);
    const isRegistered = () => navigator.serviceWorker.getRegistration().then(Boolean);
    expect(await page.evaluate(isRegistered)).toBe(true);
  }).toPass();
  await untilPrecached(page);
});
