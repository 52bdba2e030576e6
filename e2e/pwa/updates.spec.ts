import { expect, type Page } from '@playwright/test';
import { isHydrated, untilHydrated } from '../../scripts/browser.mjs';
import { builds } from '../../scripts/test-builds.mjs';
import {
  cartLink,
  expectImages,
  heading,
  mainNavigation,
  recordNavigations,
  untilPrecached,
} from '../fixtures/page.ts';
import {
  checkForUpdates,
  openPagesUntilOffered,
  test,
  updateNotice,
  workLight,
} from '../fixtures/updates.ts';

const [oldPrice, newPrice] = ['$69.99', '$59.99'];
const price = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true }).first();

test('a new version is offered; accepting it keeps page and cart, and Back opens a page without it, as the notice says', async ({
  page,
  open,
  flakyServer,
  shopUntilPublished,
}) => {
  await open(`${flakyServer.url}/`);
  await untilPrecached(page);
  await mainNavigation(page).getByRole('link', { name: 'Battery Tools' }).click();
  await shopUntilPublished();
  await expect(updateNotice(page)).toBeHidden();
  await checkForUpdates(page);
  await expect(updateNotice(page)).toBeVisible();
  await expect(
    page.getByText('Your cart comes along, but Back will open earlier pages without it.'),
  ).toBeVisible();
  await expect(price(page, oldPrice)).toBeVisible();

  const navigations = recordNavigations(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(price(page, newPrice)).toBeVisible();
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(page).toHaveURL(flakyServer.url + workLight);
  await expect(updateNotice(page)).toBeHidden();
  expect(navigations).toHaveLength(1);

  // A limit of the platform: the earlier history entries belong to the old document.
  await page.goBack();
  await expect(heading(page)).toHaveText('Battery Tools');
  await expect(cartLink(page, 0)).toBeVisible();
});

test('a dismissed update leaves the old version as it is; a check by hand offers it again, and a second new version is offered', async ({
  page,
  publish,
  shopUntilPublished,
}) => {
  await shopUntilPublished();
  await checkForUpdates(page);
  const navigations = recordNavigations(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(updateNotice(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: 'Specials' }).click();
  await page.goBack();
  await expect(price(page, oldPrice)).toBeVisible();
  await expect(updateNotice(page)).toBeHidden();

  await checkForUpdates(page);
  await expect(page.getByText('A new version is ready.', { exact: true })).toBeVisible();
  await expect(updateNotice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(updateNotice(page)).toBeHidden();

  await publish(builds.nextAgain);
  await checkForUpdates(page);
  await expect(updateNotice(page)).toBeVisible();
  expect(navigations).toEqual([]);
});

test.describe('when another tab updates', () => {
  // The images of the product that the new version has removed.
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a tab keeps its cart and its version', async ({
    page,
    context,
    flakyServer,
    shopUntilPublished,
  }) => {
    await shopUntilPublished();
    const other = await context.newPage();
    await other.goto(flakyServer.url + workLight);
    await untilHydrated(other);
    await checkForUpdates(other);
    await expect(updateNotice(other)).toBeVisible();
    const navigations = recordNavigations(page);
    await other.getByRole('button', { name: 'Update now' }).click();
    await expect(price(other, newPrice)).toBeVisible();

    await page.bringToFront();
    await flakyServer.stop();
    await expect(price(page, oldPrice)).toBeVisible();
    // Image file names have no hash, so the new version's precache answers this tab's requests.
    await mainNavigation(page).getByRole('link', { name: 'Diagnostic' }).click();
    await expect(heading(page)).toHaveText('Diagnostic Tools');
    await expect(
      page.getByText('The store was updated in another tab. This one still works as it is.'),
    ).toBeVisible();
    await expectImages(page);
    // The new version has neither this product nor its images.
    await mainNavigation(page).getByRole('link', { name: 'Battery Tools' }).click();
    await page.getByRole('link', { name: /^20V .* Impact Wrench Kit$/ }).click();
    await expect(heading(page)).toHaveText('20V Brushless 1/2 in. Impact Wrench Kit');
    await expect(cartLink(page, 2)).toBeVisible();
    expect(navigations).toEqual([]);

    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => navigations.length).toBe(1);
    await expect(cartLink(page, 2)).toBeVisible();
    await expect(page).toHaveURL(`${flakyServer.url}/products`);
    await expect(price(page, newPrice)).toBeVisible();
  });
});

test('a version that the tab finds by itself is offered with the next page, above its header', async ({
  page,
  shopUntilPublished,
}) => {
  await shopUntilPublished();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(updateNotice(page)).toBeHidden();
  await openPagesUntilOffered(page);
  const notice = await page.getByRole('region', { name: 'Notice' }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(notice?.y).toBe(0);
  expect(header?.y).toBe(notice?.height);
});

// src/pwa/ has its other answers.
test('"Check for updates" says that there is no newer version, and that the server cannot be reached', async ({
  page,
  flakyServer,
  visitHome,
}) => {
  await visitHome();
  await checkForUpdates(page);
  await expect(page.getByText('This is the newest version.')).toBeVisible();
  await flakyServer.stop();
  await checkForUpdates(page);
  await expect(page.getByText('Could not check: the store is not reachable.')).toBeVisible();
});

test('a tab that is opened while the first worker installs learns when it is complete', async ({
  page,
  open,
  context,
  flakyServer,
}) => {
  flakyServer.fate = (path) => (path.includes('/images/socket') ? 500 : 'forward');
  await open(`${flakyServer.url}/shipping`);
  const other = await context.newPage();
  await other.goto(`${flakyServer.url}/returns`);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Ready to use offline')).toBeVisible({ timeout: 20_000 });
  }
});

test('what is added, and where, while a new version activates comes along', async ({
  page,
  flakyServer,
  shopUntilPublished,
}) => {
  // The message that activates the new version arrives late.
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, ...message: [unknown]) {
      setTimeout(() => postMessage.apply(this, message), 1000);
    };
  });
  await shopUntilPublished();
  await checkForUpdates(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await mainNavigation(page).getByRole('link', { name: 'Battery Tools' }).click();
  const load = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Add to Cart: 20V LED Work Light' }).click();
  await expect(cartLink(page, 3)).toBeVisible();
  await load;
  await page.waitForFunction(isHydrated);
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(page).toHaveURL(`${flakyServer.url}/category/battery-tools`);
});
