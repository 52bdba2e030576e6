// A precache that the browser, or the shopper, has deleted. src/pwa/ has the tests of single files.
import { expect, type Page } from '@playwright/test';
import { builds } from '../../scripts/test-builds.mjs';
import { expectImages } from '../fixtures/page.ts';
import { test } from '../fixtures/service-worker.ts';

const readyMessage = (page: Page) => page.getByText('Ready to use offline');
const pagesMayBeMissing = "You're offline. Pages may be missing.";

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

test.beforeEach(async ({ page, visitHome }) => {
  await visitHome();
  await expect(readyMessage(page)).toBeVisible();
});

test('everything that the browser has deleted: the offline notice says so, and it is restored online', async ({
  page,
  open,
  context,
  flakyServer,
}) => {
  expect(await deleteCaches(page)).toBeGreaterThanOrEqual(100);
  await context.setOffline(true);
  await expect(page.getByText(pagesMayBeMissing)).toBeVisible();
  await expect(readyMessage(page)).toBeHidden();
  await context.setOffline(false);
  await expect(readyMessage(page)).toBeVisible();

  // On the next load, too.
  await deleteCaches(page);
  await page.reload();
  await expect(readyMessage(page)).toBeVisible();
  await flakyServer.stop();
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Everything still works.")).toBeVisible();
  await open(`${flakyServer.url}/products`);
  await expectImages(page);
});

test.describe('the files of another version', () => {
  // Their content does not have the integrity of the deleted ones.
  test.use({ expectedErrors: /Failed to load resource|error occurred when fetching the script/ });

  test('do not take the place of those that the browser has deleted', async ({
    page,
    context,
    flakyServer,
    serverOf,
  }) => {
    await deleteCaches(page);
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
    expect(await deleteCaches(page)).toBe(0);
  });
});
