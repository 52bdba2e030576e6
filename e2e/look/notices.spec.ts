import { expect, type Page } from '@playwright/test';
import { cartLink, mainNavigation } from '../fixtures/page';
import { checkForUpdates, openPagesUntilOffered, test, updateNotice } from '../fixtures/updates';
import { addLook } from './checks/in-page';
import { faultsIn } from './faults';

// Images far below the viewport, and the service worker, are not loaded yet.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|fetching the script/ });

test.beforeEach(({ page }) => page.addInitScript(addLook));

async function expectNoFaults(page: Page) {
  expect([...(await faultsIn(page, 'light')), ...(await faultsIn(page, 'dark'))]).toEqual([]);
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const) {
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`without a connection in ${width} x ${height}`, async ({ page, open, context }) => {
      for (const url of ['/product/led-work-light-20v', '/cart?items=socket-set-40pc:1']) {
        await open(url);
        await context.setOffline(true);
        await expect(page.getByText(/offline/i).first()).toBeVisible();
        await expectNoFaults(page);
        await context.setOffline(false);
      }
    });

    test(`with the invitation to install in ${width} x ${height}`, async ({ page, open }) => {
      // Safari has this property.
      await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
      await open('/product/led-work-light-20v');
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await mainNavigation(page).getByRole('link', { name: 'Air Tools' }).click();
      await expect(page.getByText(/^To install the store/)).toBeVisible();
      await expectNoFaults(page);
    });

    test(`with an update offered in ${width} x ${height}`, async ({ page, shopUntilPublished }) => {
      await shopUntilPublished();
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await openPagesUntilOffered(page);
      await expectNoFaults(page);
      await cartLink(page, 2).click();
      await expect(updateNotice(page)).toBeVisible();
      await expectNoFaults(page);
    });

    test(`with an update that was asked for in ${width} x ${height}`, async ({
      page,
      shopUntilPublished,
    }) => {
      await shopUntilPublished();
      await checkForUpdates(page);
      await expect(updateNotice(page)).toBeVisible();
      await expectNoFaults(page);
    });
  });
}
