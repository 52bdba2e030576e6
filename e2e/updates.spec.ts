import { expect, type Page } from '@playwright/test';
import { type StoreServer, startServer } from '../scripts/store-server.mjs';
import { expectEveryPicture, heading, untilStarted, untilStored } from './shopper';
import { test } from './test';
import { buildTwice, type TwoBuilds } from './two-builds';

const light = '/product/led-work-light-20v';
const [oldPrice, newPrice] = ['$69.99', '$59.99'];

let builds: TwoBuilds;
let server: StoreServer;
test.beforeAll(() => {
  builds = buildTwice();
});
test.afterAll(() => builds.remove());
test.beforeEach(async () => {
  builds.publish('a');
  server = await startServer(builds.folder);
});
test.afterEach(() => server.stop());

const bar = (page: Page) => page.getByText('A new version of the store is ready.');
const price = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).first();

/** Counts the loads of a page from now on; a load of the same document counts as well. */
function loadsOf(page: Page) {
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  return loads;
}

/** The very first visit, with two work lights in the cart, and then the owner publishes. */
async function shopUntilPublished(page: Page) {
  await page.goto(server.url + light);
  await untilStored(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  builds.publish('b');
}

const check = (page: Page) => page.getByRole('button', { name: 'Check for updates' }).click();

test('a new version is offered, taken on request, and keeps page and cart', async ({ page }) => {
  await shopUntilPublished(page);
  await expect(bar(page)).toBeHidden();
  await check(page);
  await expect(bar(page)).toBeVisible();
  await expect(price(page, oldPrice)).toBeVisible();

  const loads = loadsOf(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(price(page, newPrice)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(page).toHaveURL(server.url + light);
  await expect(bar(page)).toBeHidden();
  expect(loads).toHaveLength(1);
});

test('whoever declines goes on with the old version, and is left in peace', async ({ page }) => {
  await shopUntilPublished(page);
  await check(page);
  const loads = loadsOf(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(bar(page)).toBeHidden();
  await page.getByRole('link', { name: 'Specials' }).click();
  await page.goBack();
  await expect(price(page, oldPrice)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(loads).toEqual([]);
});

test('a tab keeps its cart and its version when another one updates', async ({ page, context }) => {
  await shopUntilPublished(page);
  const other = await context.newPage();
  await other.goto(server.url + light);
  await untilStarted(other);
  await check(other);
  await expect(bar(other)).toBeVisible();
  const loads = loadsOf(page);
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(price(other, newPrice)).toBeVisible();

  await page.bringToFront();
  // Here nothing is loaded, and every page and picture of the old version is there, server or not.
  await expect(page.getByText(/^The store was updated in another tab/)).toBeVisible();
  await server.stop();
  await expect(price(page, oldPrice)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'All Tools' })
    .click();
  await expect(heading(page)).toHaveText('All Tools');
  await expectEveryPicture(page);
  // This one neither the new version nor its host has.
  await page.getByRole('link', { name: /Impact Wrench Kit$/ }).click();
  await expect(heading(page)).toHaveText('20 V Brushless 1/2 in. Impact Wrench Kit');
  await expectEveryPicture(page);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(loads).toEqual([]);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => loads.length).toBe(1);
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  // The new version has no such product.
  await expect(page).toHaveURL(`${server.url}/products`);
  await expect(price(page, newPrice)).toBeVisible();
});

test('a check that finds nothing, or nobody, says so', async ({ page }) => {
  await page.goto(`${server.url}/`);
  await untilStored(page);
  await check(page);
  await expect(page.getByText('This is the newest version.')).toBeVisible();
  await server.stop();
  await check(page);
  await expect(page.getByText('Could not check: the store is not reachable.')).toBeVisible();
});

test('a new version is looked for when the tab is seen again, twice a minute at most, and hourly', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(`${server.url}/`);
  await untilStored(page);
  await page.evaluate(() => {
    const update = ServiceWorkerRegistration.prototype.update;
    Object.assign(window, { checks: 0 });
    ServiceWorkerRegistration.prototype.update = function () {
      (window as unknown as { checks: number }).checks++;
      return update.call(this);
    };
  });
  const checks = () => page.evaluate(() => (window as unknown as { checks: number }).checks);
  const see = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await see();
  expect(await checks()).toBe(0);
  await page.clock.fastForward(31_000);
  await see();
  await see();
  expect(await checks()).toBe(1);
  await page.clock.fastForward('01:00:00');
  expect(await checks()).toBe(2);
});
