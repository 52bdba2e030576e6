import { expect } from '@playwright/test';
import { type StoreServer, startServer } from '../scripts/store-server.mjs';
import { routes } from '../src/routes';
import { expectEveryPicture, heading, search, untilStored } from './shopper';
import { test } from './test';

// One visit, then the server's process is ended for good.
let server: StoreServer;
test.beforeEach(async ({ page }) => {
  server = await startServer();
  await page.goto(`${server.url}/`);
  await untilStored(page);
});
test.afterEach(() => server.stop());

/** One address of each row of the table, and one that is none of them. */
const urls = [...routes.flatMap((route) => route.urls.slice(0, 1)), '/no/such/page'];
const forms = (url: string) => [
  ...(url === '/' ? [] : [`${url}/`]),
  `${url}?utm_source=x`,
  `${url}?`,
  `${url}?q=`,
  `${url}#x`,
];

test('every address opens in all its forms in a browser that was started anew, as it did online', async ({
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const page = await (await openBrowser()).newPage();
  await page.goto(`${server.url}/`);
  await untilStored(page);
  const online = new Map<string, string | null>();
  for (const url of urls) {
    await page.goto(server.url + url);
    online.set(url, await heading(page).textContent());
  }
  await server.stop();
  const tab = await (await openBrowser()).newPage();
  for (const url of urls) {
    for (const form of forms(url)) {
      await tab.goto(server.url + form);
      await expect(heading(tab), form).toHaveText(online.get(url) ?? '');
      if ((await tab.locator('main img').count()) > 0) await expectEveryPicture(tab);
    }
  }
});

test('an address that does not exist is never given a page of another', async ({ context }) => {
  await server.stop();
  const tab = await context.newPage();
  const response = await tab.goto(`${server.url}/no/such/page`);
  expect(await response?.text()).not.toContain('Shop Now');
  await expect(heading(tab)).toHaveText('Page Not Found');
});

test('search and cart work at an address in an unusual form', async ({ context }) => {
  await server.stop();
  const tab = await context.newPage();
  await tab.goto(`${server.url}/product/led-work-light-20v/?utm_source=x#y`);
  await tab.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(tab.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await search(tab, 'ratchet');
  await expect(heading(tab)).toHaveText('Showing 2 results for "ratchet"');
  await expect(tab.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

test('a sign says that the store works offline, as a hint', async ({ page, context }) => {
  const sign = page.getByText('Offline: everything here still works');
  await expect(page.getByText('Ready to use offline')).toBeVisible();
  await expect(sign).toBeHidden();
  await context.setOffline(true);
  await expect(sign).toBeVisible();
  await context.setOffline(false);
  await expect(sign).toBeHidden();
});
