import { expect } from '@playwright/test';
import { isHydrated } from '../fixtures/in-page';
import { cartLink, mainNavigation } from '../fixtures/page';
import { tapAt, throttleCpu } from '../fixtures/slow-phone';
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
