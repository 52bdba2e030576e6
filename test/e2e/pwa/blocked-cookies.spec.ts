import { expect, type Page } from '@playwright/test';
import { untilHydrated } from '../../../tools/browser.mjs';
import { cartLink, untilLaterParts } from '../fixtures/page.ts';
import { test } from '../fixtures/test.ts';
import { checkForUpdates } from '../fixtures/updates.ts';

test.use({ isFullBrowser: true, areCookiesBlocked: true });

test('where the browser blocks cookies, and with them service workers, no page promises offline use or offers the installation for it', async ({
  openPersistentContext,
  store,
}) => {
  const browser = await openPersistentContext();
  const page = browser.pages()[0] as Page;
  const open = async (url: string) => {
    await page.goto(store.url + url);
    await untilHydrated(page);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  };
  const promise = page.getByText(/no signal|offline|install the store|\d %/i);

  await open('/account');
  await expect(promise).toHaveText(['This browser cannot save the store for offline use.']);
  await checkForUpdates(page);
  await expect(page.getByText('Updates cannot be checked in this browser.')).toBeVisible();

  await open('/product/led-work-light-20v');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(promise).toHaveCount(0);

  await open('/');
  await untilLaterParts(page);
  await expect(promise).toHaveCount(0);
});
