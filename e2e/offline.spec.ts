import { expect } from '@playwright/test';
import { type StoreServer, startServer } from '../scripts/store-server.mjs';
import { addresses } from './addresses';
import { expectEveryPicture, goShopping, heading, untilStored } from './shopper';
import { test } from './test';

// Each test visits once, then the server's process is ended for good.
let server: StoreServer;
test.beforeEach(async ({ page }) => {
  server = await startServer();
  await page.goto(`${server.url}/`);
  await untilStored(page);
  await server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
});

test('the very tab of the first visit goes on shopping with the server dead', async ({ page }) => {
  await goShopping(page);
});

test('a new tab opens every address with the server dead', async ({ context }) => {
  test.slow();
  const page = await context.newPage();
  for (const address of addresses) {
    await page.goto(server.url + address);
    await expect(heading(page), address).toHaveCount(1);
    expect(await heading(page).textContent(), address).not.toBe('');
    if ((await page.locator('img').count()) > 0) await expectEveryPicture(page);
  }
  await expect(
    page.getByText("Page Not Found - The page you're looking for doesn't exist."),
  ).toBeVisible();
});

test('a new tab shops with the server dead', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`${server.url}/`);
  await goShopping(page);
});

test('search and redirects work by their address with the server dead', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`${server.url}/search?q=impact%20wrench`);
  await expect(heading(page)).toHaveText('Showing 3 results for "impact wrench"');
  await page.goto(`${server.url}/product/no-such-tool`);
  await expect(page).toHaveURL(`${server.url}/products`);
});
