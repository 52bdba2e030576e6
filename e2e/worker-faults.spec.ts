import { expect } from '@playwright/test';
import { type StoreServer, startServer } from '../scripts/store-server.mjs';
import { kindsOfPages } from './addresses';
import { expectEveryPicture, goShopping, heading, untilStored } from './shopper';
import { test } from './test';
import { type UnsteadyHost, unsteadyHost } from './unsteady-host';

let store: StoreServer;
let host: UnsteadyHost;
test.beforeEach(async () => {
  store = await startServer();
  host = await unsteadyHost(store.url);
});
test.afterEach(async ({ context }) => {
  // A page that still asks for something would report the host that goes.
  for (const page of context.pages()) await page.close();
  host.stop();
  await store.stop();
});

test('once stored, the store asks nobody for anything but news of itself', async ({
  page,
  context,
}) => {
  await page.goto(`${host.url}/`);
  await untilStored(page);
  const asked: string[] = [];
  host.weather = (path) => {
    asked.push(path);
    return 'pass';
  };
  context.on('request', (request) => {
    if (!request.url().startsWith(host.url)) asked.push(request.url());
  });
  for (const address of [...kindsOfPages, '/']) {
    await page.goto(host.url + address);
    if ((await page.locator('main img').count()) > 0) await expectEveryPicture(page);
  }
  await goShopping(page);
  expect(asked.filter((path) => path !== '/sw.js')).toEqual([]);
});

test.describe('a first visit that is cut off while the store is being stored', () => {
  // The browser reports the pictures it could not have.
  test.use({ expectedNoise: /Failed to load resource|bad-precaching-response|fetch/ });

  test('leaves a working site, and the next visit completes it', async ({ page, context }) => {
    host.weather = (path) => (path.includes('/images/s') ? 'cut' : 'pass');
    await page.goto(`${host.url}/product/led-work-light-20v`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active),
      )
      .toBeFalsy();

    host.weather = () => 'pass';
    const next = await context.newPage();
    await next.goto(`${host.url}/`);
    await untilStored(next);
    host.stop();
    await next.goto(`${host.url}/products`);
    await expect(heading(next)).toHaveText('All Tools');
    await expectEveryPicture(next);
  });
});

test('a line that is slow and breaks never keeps a stored page waiting', async ({ page }) => {
  await page.goto(`${host.url}/`);
  await untilStored(page);
  let asked = 0;
  host.weather = () => (asked++ % 2 === 0 ? 'cut' : 3000);
  for (const url of ['/products', '/category/air-tools', '/product/hvlp-spray-gun', '/cart']) {
    await page.goto(host.url + url, { timeout: 2500 });
    await expect(heading(page)).toBeVisible({ timeout: 1000 });
  }
});

test('a disk that is full leaves a store that works online', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 20_000 });
  let isWorkerSent = false;
  host.weather = (path) => {
    isWorkerSent ||= path.startsWith('/sw.js');
    return 'pass';
  };
  await page.goto(`${host.url}/`);
  await expect.poll(() => isWorkerSent).toBe(true);
  const worker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.active ?? registration?.installing ?? registration?.waiting ?? null;
    });
  await expect.poll(worker).toBeNull();
  await goShopping(page);
});

test('stored files that were taken away are stored again', async ({ page, context }) => {
  await page.goto(`${host.url}/`);
  await untilStored(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  // The store works all the same, from the host, and lets its empty worker go.
  await page.goto(`${host.url}/products`);
  await expect(heading(page)).toHaveText('All Tools');
  await expectEveryPicture(page);
  await page.close();

  const next = await context.newPage();
  await expect
    .poll(async () => {
      await next.goto(`${host.url}/`);
      return next.evaluate(async () => {
        await navigator.serviceWorker.ready;
        return (await caches.keys()).length;
      });
    })
    .toBeGreaterThan(0);
  host.stop();
  await next.goto(`${host.url}/products`);
  await expectEveryPicture(next);
});

test.describe('a page whose app is gone from the host and from the store', () => {
  test.use({ expectedNoise: /Failed to load resource/ });

  test('is opened again, once, and goes on leading to other pages', async ({ page }) => {
    host.weather = (path) => (path.startsWith('/assets/main-') ? 'cut' : 'pass');
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.goto(host.url, { waitUntil: 'commit' });
    await expect.poll(() => loads.length).toBe(2);
    await page.getByRole('link', { name: 'Shop Now' }).click();
    await expect(heading(page)).toHaveText('All Tools');
    await expect.poll(() => loads.length).toBe(4);
    host.weather = () => 'pass';
    await page.goto(`${host.url}/`);
    await goShopping(page);
    expect(loads).toHaveLength(5);
  });
});
