// The service worker where the network, the disk or its script fails.
import { expect } from '@playwright/test';
import { untilHydrated } from '../../scripts/browser.mjs';
import { cartLink, expectImages, goShopping, heading, untilPrecached } from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';
import { checkForUpdates } from '../fixtures/updates.ts';

test.describe('files', () => {
  // Chromium's own pages for images and text have inline styles.
  test.use({ expectedErrors: /style-src/ });

  test('that are not precached are left to the server', async ({
    page,
    flakyServer,
    visitHome,
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
  });
});

test.describe('a first visit whose precaching is interrupted', () => {
  // Chromium logs the images that it could not load.
  test.use({ expectedErrors: /Failed to load resource|bad-precaching-response|fetch/ });

  test('leaves a working store, and the next visit completes it', async ({
    page,
    open,
    context,
    flakyServer,
  }) => {
    flakyServer.fate = (path) => (path.includes('/images/s') ? 'drop' : 'forward');
    await open(`${flakyServer.url}/product/led-work-light-20v`);
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await expect(cartLink(page, 1)).toBeVisible();
    await checkForUpdates(page);
    await expect(page.getByText('This version could not be downloaded yet.')).toBeVisible();

    flakyServer.fate = () => 'forward';
    const next = await context.newPage();
    await next.goto(`${flakyServer.url}/`);
    await untilPrecached(next);
    await flakyServer.stop();
    await next.goto(`${flakyServer.url}/products`);
    await expect(heading(next)).toHaveText('All Tools');
    await expectImages(next);
  });

  test('is completed in the same tab when the browser is online again', async ({
    page,
    open,
    context,
    flakyServer,
  }) => {
    const answer = (text: string) => page.getByText(text, { exact: true });
    let [isWorkerLoaded, isInterrupted] = [false, false];
    flakyServer.fate = (path) => {
      isWorkerLoaded ||= path.startsWith('/sw.js');
      const isDropped = path.includes('/images/socket-set-40pc-1120');
      // The page asks for the image first, then the worker.
      isInterrupted ||= isDropped && isWorkerLoaded;
      return isDropped ? 'drop' : 'forward';
    };
    await open(`${flakyServer.url}/`);
    await expect.poll(() => isInterrupted).toBe(true);
    const hasRegistration = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await expect.poll(hasRegistration).toBe(false);
    await checkForUpdates(page);
    await expect(
      answer('This version could not be downloaded yet. The store will try again.'),
    ).toBeVisible();
    await context.setOffline(true);
    flakyServer.fate = () => 'forward';
    await context.setOffline(false);
    await expect(answer('This is the newest version.')).toBeVisible();
    await flakyServer.stop();
    await open(`${flakyServer.url}/products`);
    await expectImages(page);
  });
});

test('a slow server that drops connections never delays a precached page', async ({
  page,
  flakyServer,
  visitHome,
}) => {
  await visitHome();
  let requests = 0;
  flakyServer.fate = () => (requests++ % 2 === 0 ? 'drop' : 3000);
  for (const url of ['/products', '/category/air-tools', '/product/hvlp-spray-gun', '/cart']) {
    await page.goto(flakyServer.url + url, { timeout: 2500 });
    await untilHydrated(page);
    await expect(heading(page)).toBeVisible({ timeout: 1000 });
  }
});

test('with a full disk the store works online', async ({ page, open, context, flakyServer }) => {
  const session = await context.newCDPSession(page);
  const { origin } = new URL(flakyServer.url);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 20_000 });
  await open(`${flakyServer.url}/`);
  await checkForUpdates(page);
  await expect(page.getByText('This version could not be downloaded yet.')).toBeVisible();
  await goShopping(page);
});

test.describe('a service worker script that cannot be loaded', () => {
  test.use({ expectedErrors: /unknown error occurred when fetching the script/ });

  test('leaves a store that works online', async ({ page, open, flakyServer }) => {
    flakyServer.fate = (path) => (path.startsWith('/sw.js') ? 'drop' : 'forward');
    await open(`${flakyServer.url}/`);
    await goShopping(page);
  });
});

for (const [what, hang] of [
  [
    'estimate of free space',
    () => {
      StorageManager.prototype.estimate = () => new Promise(() => undefined);
    },
  ],
  [
    'lock',
    () => {
      LockManager.prototype.request = () => new Promise(() => undefined);
    },
  ],
  [
    'cache',
    () => {
      CacheStorage.prototype.open = () => new Promise(() => undefined);
    },
  ],
] as const) {
  test(`a browser whose ${what} never answers still gets the service worker`, async ({
    page,
    flakyServer,
  }) => {
    await page.clock.install();
    await page.addInitScript(hang);
    await page.goto(`${flakyServer.url}/shipping`);
    await untilHydrated(page);
    await expect(async () => {
      await page.clock.fastForward(11_000);
      const isRegistered = () => navigator.serviceWorker.getRegistration().then(Boolean);
      expect(await page.evaluate(isRegistered)).toBe(true);
    }).toPass();
    await untilPrecached(page);
  });
}
