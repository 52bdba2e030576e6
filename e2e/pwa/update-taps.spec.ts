import { expect } from '@playwright/test';
import { isHydrated, throttleCpu } from '../../scripts/browser.mjs';
import { cartLink, mainNavigation } from '../fixtures/page';
import { tapAt } from '../fixtures/slow-phone';
import { checkForUpdates, test, updateNotice } from '../fixtures/updates';

test('taps on a link while an update is accepted do not lose the cart', async ({
  page,
  shopUntilPublished,
}) => {
  await shopUntilPublished();
  await checkForUpdates(page);
  await expect(updateNotice(page)).toBeVisible();
  const box = await mainNavigation(page).getByRole('link', { name: 'Specials' }).boundingBox();
  await throttleCpu(page, 6);
  const load = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  const taps = tapAt(page, box);
  await load;
  await page.waitForFunction(isHydrated);
  taps.end();
  await expect(cartLink(page, 2)).toBeVisible();
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
