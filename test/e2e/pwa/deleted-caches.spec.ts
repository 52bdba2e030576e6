// A precache that the browser, or the shopper, has deleted. src/pwa/ has the tests of single files.
import { expect, type Page } from '@playwright/test';
import { builds } from '../../steps/builds.mjs';
import { expectImages, savedMessage } from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';

const pagesMayBeMissing = 'Offline. Pages may be missing.';

/** Deletes the caches of the store. Resolves to how many entries there were. */
const deleteCaches = (page: Page) =>
  page.evaluate(async () => {
    const counts = (await caches.keys()).map(async (name) => {
      const keys = await (await caches.open(name)).keys();
      await caches.delete(name);
      return keys.length;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  });

/** In this test the errors until now, which it provokes. Those that follow fail it. */
const expectedUntilNow =
  /Failed to load resource|error occurred when fetching the script|valid digest/;

test('everything that the browser has deleted: the offline notice says so, another version does not take its place, and it is restored online', async ({
  page,
  open,
  context,
  flakyServer,
  serverOf,
  store,
  visitHome,
  consoleErrors,
}) => {
  await visitHome();
  await expect(savedMessage(page)).toBeVisible();
  await test.step('the files of another version do not have the integrity of the deleted ones', async () => {
    expect(await deleteCaches(page)).toBeGreaterThanOrEqual(100);
    const requests: string[] = [];
    flakyServer.target = (await serverOf(builds.next)).url;
    flakyServer.fate = (path) => {
      requests.push(path);
      // The new version is not found, because its worker cannot be loaded.
      return path.startsWith('/sw.js') ? 'drop' : 'forward';
    };
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => requests).toContain('/precache.json');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(pagesMayBeMissing)).toBeVisible();
    await expect(savedMessage(page)).toBeHidden();
    expect(await deleteCaches(page)).toBe(0);
    expect(consoleErrors.filter((text) => !expectedUntilNow.test(text))).toEqual([]);
    consoleErrors.length = 0;
  });
  await test.step('online again', async () => {
    flakyServer.target = store.url;
    flakyServer.fate = () => 'forward';
    await context.setOffline(false);
    await expect(savedMessage(page)).toBeVisible();
    // Until then an image that the page loads late may have failed.
    expect(consoleErrors.filter((text) => !expectedUntilNow.test(text))).toEqual([]);
    consoleErrors.length = 0;
  });
  await test.step('on the next load, too', async () => {
    await deleteCaches(page);
    await page.reload();
    await expect(savedMessage(page)).toBeVisible();
    await flakyServer.stop();
    await context.setOffline(true);
    await expect(page.getByText('Offline. The store still opens.')).toBeVisible();
    await open(`${flakyServer.url}/products`);
    await expectImages(page);
  });
});
